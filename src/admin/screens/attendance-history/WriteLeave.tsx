import { useId } from 'react';
import { askStudentLeave, decideStudentLeave } from '#schemas/api/attendance/leave.ts';
import { type StudentLeaveReason, studentLeaveReasons } from '#schemas/records/leave.ts';
import { useAction } from '../../calls/use-call.ts';
import { LeaveDays } from '../../leave/LeaveDays.tsx';
import { LeaveNote } from '../../leave/LeaveNote.tsx';
import { useLeaveForm } from '../../leave/use-leave-form.ts';
import { leaveFormWords, leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './history.module.css';
import { leaveWords } from './leave-words.ts';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Writes down the leave of a student that somebody was told of, and approves it. */
export const WriteLeave = ({ id: studentId, name, onClose }: Props) => {
  const say = useWords(leaveWords);
  const sayField = useWords(leaveFormWords);
  const sayReason = useWords(leaveReasonWords);
  const { notice } = useNotices();
  const id = useId();
  const ask = useAction(askStudentLeave);
  const decide = useAction(decideStudentLeave);
  const form = useLeaveForm(studentId, async (body) => {
    const { Leave_Id, Version: version } = await ask.mutateAsync({ body });
    await decide.mutateAsync({ params: { id: Leave_Id }, body: { State: 'Approved' }, version });
    notice(say('saved'));
    onClose();
  });
  const { fields, errors, change } = form;
  return (
    <Dialog title={say('writeFor', { name })} onClose={onClose}>
      <form className={classes.write} noValidate onSubmit={form.submit}>
        <p className={classes.note}>{say('help')}</p>
        <LeaveDays form={form} id={id} />
        <SelectField
          label={sayField('Reason')}
          value={fields.Reason ?? ''}
          error={errors.Reason}
          options={[
            { value: '', label: '' },
            ...studentLeaveReasons.map((value) => ({ value, label: sayReason(value) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ Reason: value === '' ? undefined : (value as StudentLeaveReason) })
          }
        />
        <LeaveNote form={form} id={id} />
        <DialogFoot>
          <Button look="primary" type="submit" busy={ask.isPending || decide.isPending}>
            {say('save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
