import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MergePreview, mergeStudents } from '#schemas/api/students/merge.ts';
import type { MergedField } from '#schemas/records/student-merge.ts';
import { useAction } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { differingFields, differingResults, firstChoices, markKey, type Side } from './differences.ts';
import { Fields } from './Fields.tsx';
import { Marks } from './Marks.tsx';
import classes from './merge.module.css';
import { Results } from './Results.tsx';
import { mergeWords } from './words.ts';

type Counted = keyof MergePreview['stays']['history'];

const counted = [
  'Attendance',
  'Documents',
  'Leave',
  'Enquiries',
  'Bank_Accounts',
  'Sessions',
] as const satisfies readonly Counted[];

interface Props {
  readonly preview: MergePreview;
  /** Tells whether the two are being made one. */
  readonly onMerging: (isMerging: boolean) => void;
}

/** What differs, with a choice for each; what hangs on both; and the deed. */
export const Compare = ({ preview, onMerging }: Props) => {
  const say = useWords(mergeWords);
  const { school } = useStart();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const tell = useNotices();
  const merge = useAction(mergeStudents);
  const [fields, setFields] = useState(() => firstChoices(preview));
  const [marks, setMarks] = useState<ReadonlyMap<string, Side>>(new Map());
  const { stays, goes, logins } = preview;
  const open = preview.marks.filter((mark) => !marks.has(markKey(mark))).length;
  const differing = differingFields(preview);
  const history = counted.filter((name) => stays.history[name] + goes.history[name] > 0);
  const save = async (): Promise<void> => {
    onMerging(true);
    const isDone = await attempt(async () => {
      await merge.mutateAsync({
        params: { id: stays.student.Student_Id },
        body: {
          School_Id: school.School_Id,
          Other_Id: goes.student.Student_Id,
          Version: stays.student.Version,
          Other_Version: goes.student.Version,
          Take: [...fields].flatMap(([field, side]) => (side === 'Goes' ? [field] : [])),
          Marks: preview.marks.map(({ Date: date, Part }) => ({
            Date: date,
            Part,
            Keep: marks.get(markKey({ Date: date, Part })) ?? 'Stays',
          })),
        },
      });
      tell.notice(say('done', { number: goes.student.Admission_No }));
      await navigate(`/student/${stays.student.Student_Id}`);
    });
    if (!isDone) onMerging(false);
  };
  const choose = (field: MergedField, side: Side): void => setFields((before) => new Map(before).set(field, side));
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {say('stays')} <small>{stays.student.Admission_No}</small>
            </th>
            <th scope="col">
              {say('goes')} <small>{goes.student.Admission_No}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          <Fields preview={preview} fields={differing} chosen={fields} onChoose={choose} />
          <Results preview={preview} />
        </tbody>
      </table>
      {differing.length === 0 && differingResults(preview).length === 0 && (
        <p className={classes.same}>{say('allSame')}</p>
      )}
      {preview.marks.length > 0 && (
        <Marks
          marks={preview.marks}
          chosen={marks}
          onChoose={(keys, side) =>
            setMarks((before) => new Map([...before, ...keys.map((key) => [key, side] as const)]))
          }
        />
      )}
      <section className={classes.history} aria-labelledby="history">
        <h2 id="history">{say('history')}</h2>
        <p>{say('historyNote', { name: studentName(stays.student) })}</p>
        {logins.Kept !== undefined && (
          <p>
            {say('loginKept', { login: logins.Kept })}
            {logins.Ended.length > 0 && ` ${say('loginsEnded', { logins: logins.Ended.join(', ') })}`}
          </p>
        )}
        <dl>
          {history.map((name) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>{say('sum', { stays: stays.history[name], goes: goes.history[name] })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FormFoot note={open > 0 ? say('open', { count: open }) : say('cannotUndo')}>
        <Button look="primary" busy={merge.isPending} disabled={open > 0} onClick={() => void save()}>
          {say('merge')}
        </Button>
      </FormFoot>
    </>
  );
};
