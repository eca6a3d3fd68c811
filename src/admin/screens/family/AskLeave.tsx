import { useId } from 'react';
import { askStudentLeave } from '#schemas/api/attendance/leave.ts';
import { type StudentLeaveReason, studentLeaveReasons } from '#schemas/records/leave.ts';
import { useAction } from '../../calls/use-call.ts';
import { LeaveDays } from '../../leave/LeaveDays.tsx';
import { LeaveNote } from '../../leave/LeaveNote.tsx';
import { useLeaveForm } from '../../leave/use-leave-form.ts';
import { leaveFormWords, leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
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

/** A request for leave as a family writes it: which days, why, and a word to it. */
export const AskLeave = ({ child, onClose }: Props) => {
  const say = useWords(childWords);
  const sayField = useWords(leaveFormWords);
  const { notice } = useNotices();
  const id = useId();
  const action = useAction(askStudentLeave);
  const form = useLeaveForm(child.Student_Id, async (body) => {
    await action.mutateAsync({ body, asFamily: true });
    notice(say('sent'));
    onClose();
  });
  const { fields, errors, change } = form;
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
      <form className={classes.form} id={id} noValidate onSubmit={form.submit}>
        <FormErrors
          errors={(['First_Day', 'Last_Day', 'Reason', 'Note'] as const).flatMap((field) => {
            const text = errors[field];
            return text === undefined ? [] : [{ label: sayField(field), text, href: `#${id}-${field}` }];
          })}
        />
        <div className={classes.pair}>
          <LeaveDays form={form} id={id} />
        </div>
        <Reasons id={`${id}-Reason`} chosen={fields.Reason} onChoose={(Reason) => change({ Reason })} />
        <LeaveNote form={form} id={id} />
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
  const say = useWords(leaveFormWords);
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
