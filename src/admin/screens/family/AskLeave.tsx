import { type SubmitEvent, useId, useState } from 'react';
import { askStudentLeave } from '#schemas/api/attendance/leave.ts';
import { leaveNoteLength, type StudentLeaveReason, studentLeaveReasons } from '#schemas/records/leave.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.ts';
import classes from './child.module.css';
import { childWords } from './child-words.ts';

interface Props {
  readonly child: { readonly Student_Id: number; readonly First_Name: string };
  readonly onClose: () => void;
}

interface Fields {
  readonly First_Day: string;
  readonly Last_Day: string;
  readonly Reason: StudentLeaveReason | undefined;
  readonly Note: string;
}

/** A request for leave as a family writes it: which days, why, and a word to it. */
export const AskLeave = ({ child, onClose }: Props) => {
  const say = useWords(childWords);
  const tell = useNotices();
  const id = useId();
  const action = useAction(askStudentLeave);
  const [fields, setFields] = useState<Fields>(() => {
    const today = localDay();
    return { First_Day: today, Last_Day: today, Reason: undefined, Note: '' };
  });
  const [errors, setErrors] = useState<FieldTexts>({});
  const change = (changes: Partial<Fields>): void => {
    setFields((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const send = async (): Promise<void> => {
    const { Reason, Note, ...days } = fields;
    if (!Reason) return setErrors({ Reason: say('needReason') });
    try {
      const body = { Student_Id: child.Student_Id, ...days, Reason, ...(Note.trim() && { Note: Note.trim() }) };
      await action.mutateAsync({ body, asFamily: true });
      tell.notice(say('sent'));
      onClose();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.error(error instanceof Error ? error.message : String(error));
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <Panel
      title={say('askFor', { name: child.First_Name })}
      onClose={onClose}
      foot={
        <Button look="primary" type="submit" form={id} busy={action.isPending}>
          {say('send')}
        </Button>
      }
    >
      <form className={classes.form} id={id} noValidate onSubmit={submit}>
        <FormErrors
          errors={(['First_Day', 'Last_Day', 'Reason', 'Note'] as const).flatMap((field) => {
            const text = errors[field];
            return text === undefined ? [] : [{ label: say(field), text, href: `#${id}-${field}` }];
          })}
        />
        <div className={classes.pair}>
          <TextField
            id={`${id}-First_Day`}
            type="date"
            label={say('First_Day')}
            value={fields.First_Day}
            error={errors.First_Day}
            onChange={({ currentTarget: { value } }) =>
              change({ First_Day: value, ...(value > fields.Last_Day && { Last_Day: value }) })
            }
          />
          <TextField
            id={`${id}-Last_Day`}
            type="date"
            label={say('Last_Day')}
            min={fields.First_Day}
            value={fields.Last_Day}
            error={errors.Last_Day}
            onChange={({ currentTarget }) => change({ Last_Day: currentTarget.value })}
          />
        </div>
        <Reasons id={`${id}-Reason`} chosen={fields.Reason} onChoose={(Reason) => change({ Reason })} />
        <TextAreaField
          id={`${id}-Note`}
          label={say('Note')}
          optional
          maxLength={leaveNoteLength}
          value={fields.Note}
          error={errors.Note}
          onChange={({ currentTarget }) => change({ Note: currentTarget.value })}
        />
        <p className={classes.nothing}>{say('help')}</p>
      </form>
    </Panel>
  );
};

interface ReasonsProps {
  /** Of the first of them. */
  readonly id: string;
  readonly chosen: StudentLeaveReason | undefined;
  readonly onChoose: (reason: StudentLeaveReason) => void;
}

/** The reasons as large targets. */
const Reasons = ({ id, chosen, onChoose }: ReasonsProps) => {
  const say = useWords(childWords);
  const sayReason = useWords(leaveReasonWords);
  return (
    <fieldset className={classes.reasons}>
      <legend>{say('Reason')}</legend>
      {studentLeaveReasons.map((reason, at) => (
        <label key={reason}>
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
          />
          {sayReason(reason)}
        </label>
      ))}
    </fieldset>
  );
};
