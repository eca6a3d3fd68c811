import { LogOut, Palmtree, Undo2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { setStaffStatus } from '#schemas/api/staff/change.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { memberName } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';
import classes from './staff.module.css';

type Asked = 'leave' | 'rejoin';

/** The steps that there are from where somebody stands. */
export const Steps = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(panelWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const action = useAction(setStaffStatus);
  const [asked, setAsked] = useState<Asked>();
  const { Staff_Id: id, Status, Leaving_Date, Version } = member;
  const go = (to: 'Active' | 'On_Leave', done: 'nowOnLeave' | 'nowBack' | 'stays'): void =>
    void attempt(async () => {
      const version = Version === undefined ? {} : { version: Version };
      await action.mutateAsync({ params: { id }, body: { Status: to }, ...version });
      tell.notice(say(done, { name: memberName(member) }));
    });
  const busy = action.isPending;
  if (Status === 'Left')
    return (
      <>
        <Button icon={<Undo2 aria-hidden size={18} />} onClick={() => setAsked('rejoin')}>
          {say('rejoin')}
        </Button>
        {asked && <StepDialog member={member} step={asked} onClose={() => setAsked(undefined)} />}
      </>
    );
  return (
    <>
      {Status === 'On_Leave' ? (
        <Button icon={<Undo2 aria-hidden size={18} />} busy={busy} onClick={() => go('Active', 'nowBack')}>
          {say('back')}
        </Button>
      ) : (
        <Button icon={<Palmtree aria-hidden size={18} />} busy={busy} onClick={() => go('On_Leave', 'nowOnLeave')}>
          {say('onLeave')}
        </Button>
      )}
      {Leaving_Date ? (
        <Button look="quiet" busy={busy} onClick={() => go(Status === 'On_Leave' ? 'On_Leave' : 'Active', 'stays')}>
          {say('stay')}
        </Button>
      ) : (
        <Button look="quiet" icon={<LogOut aria-hidden size={18} />} onClick={() => setAsked('leave')}>
          {say('leave')}
        </Button>
      )}
      {asked && <StepDialog member={member} step={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

interface DialogProps {
  readonly member: StaffMember;
  readonly step: Asked;
  readonly onClose: () => void;
}

const StepDialog = ({ member, step, onClose }: DialogProps) => {
  const say = useWords(panelWords);
  const id = useId();
  const tell = useNotices();
  const action = useAction(setStaffStatus);
  const [day, setDay] = useState(localDay());
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldTexts>({});
  const name = memberName(member);
  const isLeaving = step === 'leave';
  const dayField = isLeaving ? 'Leaving_Date' : 'Joining_Date';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const missing = {
      ...(day ? {} : { [dayField]: say('missingDay') }),
      ...(isLeaving && !reason.trim() ? { Leaving_Reason: say('missingReason') } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      const body = isLeaving
        ? { Status: 'Left' as const, Leaving_Date: day, Leaving_Reason: reason.trim() }
        : { Status: 'Active' as const, Joining_Date: day };
      const version = member.Version === undefined ? {} : { version: member.Version };
      await action.mutateAsync({ params: { id: member.Staff_Id }, body, ...version });
      tell.notice(say(isLeaving ? 'leavingSaved' : 'nowBack', { name }));
      onClose();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.failure(error);
    }
  };
  return (
    <Dialog title={say(isLeaving ? 'leaveTitle' : 'rejoinTitle', { name })} onClose={onClose}>
      <p>{say(isLeaving ? (member.User_Id === undefined ? 'leaveText' : 'leaveTextLogIn') : 'rejoinText')}</p>
      <form className={classes.step} id={id} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          type="date"
          label={say(isLeaving ? 'lastDay' : 'firstDay')}
          value={day}
          error={errors[dayField]}
          data-autofocus
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value);
            setErrors({});
          }}
        />
        {isLeaving && (
          <TextAreaField
            label={say('reason')}
            maxLength={250}
            minRows={2}
            value={reason}
            error={errors.Leaving_Reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setErrors({});
            }}
          />
        )}
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look={isLeaving ? 'danger' : 'primary'} type="submit" form={id} busy={action.isPending}>
          {say(isLeaving ? 'saveLeaving' : 'rejoin')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
