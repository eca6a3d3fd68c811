import { CodeSign } from '../../attendance/CodeSign.tsx';
import { type CodeMark, lettersOf, useMarkName } from '../../attendance/own-codes.ts';
import { formatMoment } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { marksOf } from '../../registers/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './conflict.module.css';
import { Locked } from './Locked.tsx';
import type { Taking } from './use-register.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly theirs: Taking['register'];
  readonly taking: Taking;
  /** Whether who decides may send theirs: of a locked register an admin alone. */
  readonly mayChange: boolean;
  /** Why a locked register is changed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSubmit: (over?: number) => Promise<void>;
}

/** Two registers of one class, side by side, who differs first: a person decides which of both stays. */
export const Conflict = ({ theirs, taking, mayChange, reason, onReason, onSubmit }: Props) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  const isLocked = theirs.State === 'Locked';
  const name = theirs.Taken_By ?? say('somebody');
  const other = marksOf(theirs.Students);
  const nameOf = useMarkName(theirs.Own_Codes);
  const theirCode = (id: number): CodeMark => other.get(id) ?? { Status: 'P' };
  const differs = (id: number): boolean => lettersOf(theirCode(id)) !== lettersOf(taking.codeOf(id));
  const differing = theirs.Students.filter(({ Student_Id: id }) => differs(id));
  const same = theirs.Students.filter(({ Student_Id: id }) => !differs(id));
  return (
    <section className={classes.conflict} role="alert">
      <h2>{say('stale', { name })}</h2>
      <p>
        {theirs.Taken_At && `${say('theyTook', { name, time: formatMoment(theirs.Taken_At, locale) })} `}
        {differing.length === 0 ? say('onlyWords') : say('decide')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('student')}</th>
            <th scope="col">{say('mine')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {[...differing, ...same].map((student) => {
            const { Student_Id: id } = student;
            return (
              <tr key={id} data-differs={differs(id) || undefined}>
                <th scope="row">{[student.Roll_No, studentName(student)].filter(Boolean).join(' ')}</th>
                <Code mark={taking.codeOf(id)} name={nameOf(taking.codeOf(id))} />
                <Code mark={theirCode(id)} name={nameOf(theirCode(id))} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {isLocked && <Locked mayChange={mayChange} reason={reason} onReason={onReason} />}
      <div className={classes.deeds}>
        <Button onClick={taking.takeTheirs}>{say('takeTheirs')}</Button>
        <Button
          look="primary"
          busy={taking.isSending}
          disabled={!mayChange || (isLocked && reason.trim() === '')}
          onClick={() => void onSubmit(theirs.Version)}
        >
          {say('keepMine')}
        </Button>
      </div>
    </section>
  );
};

interface CodeProps {
  readonly mark: CodeMark;
  readonly name: string;
}

const Code = ({ mark: { Status, Own_Code }, name }: CodeProps) => (
  <td>
    <span>
      <CodeSign code={Status} own={Own_Code} /> {name}
    </span>
  </td>
);
