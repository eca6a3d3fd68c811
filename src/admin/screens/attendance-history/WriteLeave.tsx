import { type SubmitEvent, useState } from 'react';
import { askStudentLeave, decideStudentLeave } from '#schemas/api/attendance/leave.ts';
import { leaveNoteLength, type StudentLeaveReason, studentLeaveReasons } from '#schemas/records/leave.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './history.module.css';
import { leaveWords } from './leave-words.ts';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

interface Fields {
  readonly First_Day: string;
  readonly Last_Day: string;
  readonly Reason: StudentLeaveReason | '';
  readonly Note: string;
}

/** Writes down the leave of a student that somebody was told of, and approves it. */
export const WriteLeave = ({ id, name, onClose }: Props) => {
  const say = useWords(leaveWords);
  const sayReason = useWords(leaveReasonWords);
  const tell = useNotices();
  const ask = useAction(askStudentLeave);
  const decide = useAction(decideStudentLeave);
  const [fields, setFields] = useState<Fields>(() => {
    const today = localDay();
    return { First_Day: today, Last_Day: today, Reason: '', Note: '' };
  });
  const [errors, setErrors] = useState<FieldTexts>({});
  const change = (changes: Partial<Fields>): void => {
    setFields((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const save = async (): Promise<void> => {
    const { Reason, Note, ...days } = fields;
    if (!Reason) return setErrors({ Reason: say('needReason') });
    try {
      const body = { Student_Id: id, ...days, Reason, ...(Note.trim() && { Note: Note.trim() }) };
      const { Leave_Id, Version: version } = await ask.mutateAsync({ body });
      await decide.mutateAsync({ params: { id: Leave_Id }, body: { State: 'Approved' }, version });
      tell.notice(say('saved'));
      onClose();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.error(error instanceof Error ? error.message : String(error));
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog title={say('writeFor', { name })} onClose={onClose}>
      <form className={classes.write} noValidate onSubmit={submit}>
        <p className={classes.note}>{say('help')}</p>
        <TextField
          type="date"
          label={say('First_Day')}
          value={fields.First_Day}
          error={errors.First_Day}
          onChange={({ currentTarget: { value } }) =>
            change({ First_Day: value, ...(value > fields.Last_Day && { Last_Day: value }) })
          }
        />
        <TextField
          type="date"
          label={say('Last_Day')}
          min={fields.First_Day}
          value={fields.Last_Day}
          error={errors.Last_Day}
          onChange={({ currentTarget }) => change({ Last_Day: currentTarget.value })}
        />
        <SelectField
          label={say('Reason')}
          value={fields.Reason}
          error={errors.Reason}
          options={[
            { value: '', label: '' },
            ...studentLeaveReasons.map((value) => ({ value, label: sayReason(value) })),
          ]}
          onChange={({ currentTarget }) => change({ Reason: currentTarget.value as Fields['Reason'] })}
        />
        <TextAreaField
          label={say('Note')}
          optional
          maxLength={leaveNoteLength}
          value={fields.Note}
          error={errors.Note}
          onChange={({ currentTarget }) => change({ Note: currentTarget.value })}
        />
        <DialogFoot>
          <Button look="primary" type="submit" busy={ask.isPending || decide.isPending}>
            {say('save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
