import { say } from '../../../shared/say.ts';
import type { SampleProps } from './sample-props.ts';
import styles from './standard.module.css';

const marks = [
  { subject: 'english', marks: 86, grade: 'A2' },
  { subject: 'hindi', marks: 91, grade: 'A1' },
  { subject: 'maths', marks: 78, grade: 'B1' },
  { subject: 'science', marks: 94, grade: 'A1' },
  { subject: 'social', marks: 83, grade: 'A2' },
] as const;
const total = marks.reduce((sum, row) => sum + row.marks, 0);

/** A report card. */
export function ResultSample({ env, schoolName }: SampleProps) {
  return (
    <div className={styles.result}>
      <p className={styles.school}>{schoolName}</p>
      <table>
        <caption>
          <b>{say(env, 'resultTitle')}</b>
          <br />
          {say(env, 'resultName')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say(env, 'subject')}</th>
            <th scope="col">{say(env, 'marks')}</th>
            <th scope="col">{say(env, 'grade')}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map((row) => (
            <tr key={row.subject}>
              <th scope="row">{say(env, row.subject)}</th>
              <td>{row.marks} / 100</td>
              <td>{row.grade}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(env, 'total')}</th>
            <td>{total} / 500</td>
            <td>{((total / 500) * 100).toFixed(1)} %</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
