import { useState } from 'react';
import type { StudentHistory } from '#schemas/api/attendance/history.ts';
import { changeMark } from '#schemas/api/attendance/take.ts';
import { type AttendanceCode, attendanceCodes, maxReasonLength } from '#schemas/records/attendance.ts';
import { codeWords } from '../../attendance/words.ts';
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
  readonly student: StudentHistory['student'];
  readonly mark: StudentHistory['marks'][number];
  readonly onClose: () => void;
}

/** Changes what a register says of one student, with a reason. */
export const ChangeMark = ({ student, mark, onClose }: Props) => {
  const say = useWords(historyWords);
  const sayCode = useWords(codeWords);
  const locale = useLocale();
  const mayWrite = useMayWrite();
  const attempt = useAttempt();
  const { notice } = useNotices();
  const action = useAction(changeMark);
  const [status, setStatus] = useState<AttendanceCode>(mark.Status);
  const [reason, setReason] = useState(mark.Reason ?? '');
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const isOff = mark.Is_Locked && !mayWrite('/student/attendance_management');
  const title = `${studentName(student)}, ${formatDay(mark.Date, locale)}`;
  const save = async (): Promise<void> => {
    if (why.trim().length < 3) {
      setError(say('needReason'));
      return;
    }
    const body = {
      Student_Id: student.Student_Id,
      Date: mark.Date,
      Part: 'Full',
      Status: status,
      ...(mark.In_Time ? { In_Time: mark.In_Time } : {}),
      ...(mark.Out_Time ? { Out_Time: mark.Out_Time } : {}),
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
          options={attendanceCodes.map((code) => ({ value: code, label: sayCode(code) }))}
          chosen={status}
          onChoose={setStatus}
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
