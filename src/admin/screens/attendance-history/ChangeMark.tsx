import { useState } from 'react';
import type { StudentHistory } from '#schemas/api/attendance/history.ts';
import { changeMark } from '#schemas/api/attendance/take.ts';
import { type AttendancePart, attendanceCodes, isHalfCode, maxReasonLength } from '#schemas/records/attendance.ts';
import { codeChoices, isAway, lettersOf, markOf, useMarkName } from '../../attendance/own-codes.ts';
import { partWords } from '../../attendance/words.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './history.module.css';
import { historyWords } from './words.ts';

interface Props {
  readonly history: StudentHistory;
  readonly date: string;
  readonly part: AttendancePart;
  /** What is said of that day or half. */
  readonly mark: Omit<StudentHistory['marks'][number], 'Date' | 'Halves'>;
  readonly onClose: () => void;
}

/** Changes what a register says of one student, with a reason. */
export const ChangeMark = ({ history, date, part, mark, onClose }: Props) => {
  const { student, Own_Codes: own } = history;
  const say = useWords(historyWords);
  const sayPart = useWords(partWords);
  const nameOf = useMarkName(own);
  const choices = codeChoices(
    attendanceCodes.filter((code) => part === 'Full' || isHalfCode(code)),
    own,
  );
  const locale = useLocale();
  const mayWrite = useMayWrite();
  const attempt = useAttempt();
  const { notice } = useNotices();
  const action = useAction(changeMark);
  const [letters, setLetters] = useState(lettersOf(mark));
  const [reason, setReason] = useState(mark.Reason ?? '');
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const isOff = mark.Is_Locked && !mayWrite('/student/attendance_management');
  const title = [studentName(student), formatDay(date, locale), ...(part === 'Full' ? [] : [sayPart(part)])].join(', ');
  const save = async (): Promise<void> => {
    if (why.trim().length < 3) {
      setError(say('needReason'));
      return;
    }
    const said = markOf(choices.find(({ value }) => value === letters) ?? { value: letters, ...mark });
    const body = {
      Student_Id: student.Student_Id,
      Date: date,
      Part: part,
      ...said,
      // Who is away has not come.
      ...(mark.In_Time && !isAway(said.Status) ? { In_Time: mark.In_Time } : {}),
      ...(mark.Out_Time && !isAway(said.Status) ? { Out_Time: mark.Out_Time } : {}),
      ...(mark.Remark ? { Remark: mark.Remark } : {}),
      ...(reason ? { Reason: reason } : {}),
      Change_Reason: why.trim(),
    } as const;
    if (!(await attempt(() => action.mutateAsync({ body })))) return;
    notice(say('saved'));
    onClose();
  };
  if (isOff)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{say('locked')}</p>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <RadioRows
          label={say('mark')}
          options={choices.map((one) => ({ value: one.value, label: nameOf(one) }))}
          chosen={letters}
          onChoose={setLetters}
        />
        <TextField
          label={say('reason')}
          optional
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextField
          label={say('changeReason')}
          help={say('changeHelp')}
          error={error}
          maxLength={maxReasonLength}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
        <DialogFoot>
          <Button look="primary" type="submit" busy={action.isPending}>
            {say('save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
