import type { SectionEnv } from '#engine/section.ts';
import type { Disclosure } from '#schemas/sources/disclosure.ts';
import { say } from '../shared/say.ts';
import styles from './disclosure.module.css';
import { factText } from './facts.ts';
import { RecordTable } from './RecordTable.tsx';

interface Props {
  readonly env: SectionEnv;
  /** The string that names the table. */
  readonly title: string;
  readonly results: NonNullable<Disclosure['results_X']>;
}

const columns = ['Year', 'Registered', 'Passed', 'Pass_Percentage', 'Remarks'] as const;

/** How the students of one class did in the last years. */
export function ResultTable({ env, title, results }: Props) {
  return (
    <RecordTable env={env} letter="C" title={title} columns={columns} wide>
      {results.length === 0 && (
        <tr>
          <td colSpan={columns.length}>
            <span className={styles.missing}>{say(env, 'missing')}</span>
          </td>
        </tr>
      )}
      {results.map(({ Year, Registered, Passed, Pass_Percentage, Remarks }) => (
        <tr key={Year}>
          <th scope="row">{Year}</th>
          <td data-fact={say(env, 'Registered')}>{Registered}</td>
          <td data-fact={say(env, 'Passed')}>{Passed}</td>
          <td data-fact={say(env, 'Pass_Percentage')}>
            {factText(env, 'Pass_Percentage', Pass_Percentage ?? percentage(Passed, Registered))}
          </td>
          <td data-fact={say(env, 'Remarks')}>{Remarks}</td>
        </tr>
      ))}
    </RecordTable>
  );
}

const percentage = (passed: number, registered: number): number | undefined =>
  registered > 0 ? Math.round((passed / registered) * 1000) / 10 : undefined;
