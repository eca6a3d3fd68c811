import { Eye } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { revealStaffNumber } from '#schemas/api/staff/change.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { memberName } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';
import classes from './staff.module.css';

type Field = 'Aadhaar_No' | 'Pan_No' | 'Account_No';

/** Numbers that are shown with their last four; the whole one for a reason that is written down. */
export const Numbers = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(panelWords);
  const [asked, setAsked] = useState<Field>();
  const [shown, setShown] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const { Aadhaar_Last4, Pan_Last4, Account_Last4, Bank_Name, Ifsc } = member;
  const numbers = (
    [
      ['Aadhaar_No', Aadhaar_Last4],
      ['Pan_No', Pan_Last4],
      ['Account_No', Account_Last4],
    ] as const
  ).filter(([, last4]) => last4 !== undefined);
  if (numbers.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{say('numbers')}</h3>
      <dl className={classes.numbers}>
        {numbers.map(([field, last4]) => (
          <div key={field}>
            <dt>
              {say(field)}
              {field === 'Account_No' && <small>{[Bank_Name, Ifsc].filter(Boolean).join(', ')}</small>}
            </dt>
            <dd>
              {shown[field] ?? `•••• ${last4}`}
              {shown[field] === undefined && (
                <Button
                  look="quiet"
                  size="compact"
                  icon={<Eye aria-hidden size={16} />}
                  aria-label={say('showNumber', { number: say(field) })}
                  onClick={() => setAsked(field)}
                >
                  {say('show')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {asked && (
        <Reason
          member={member}
          field={asked}
          onShown={(value) => {
            setShown((before) => ({ ...before, [asked]: value }));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
};

interface ReasonProps {
  readonly member: StaffMember;
  readonly field: Field;
  readonly onShown: (value: string) => void;
  readonly onClose: () => void;
}

const Reason = ({ member, field, onShown, onClose }: ReasonProps) => {
  const say = useWords(panelWords);
  const id = useId();
  const tell = useNotices();
  const reveal = useAction(revealStaffNumber);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (reason.trim().length < 3) return setError(say('missingReason'));
    try {
      const body = { Field: field, Reason: reason.trim() };
      onShown((await reveal.mutateAsync({ params: { id: member.Staff_Id }, body })).Value);
    } catch (failure) {
      const refused = refusedFields(failure)?.Reason;
      if (refused) setError(refused);
      else tell.failure(failure);
    }
  };
  return (
    <Dialog title={say('revealTitle', { number: say(field), name: memberName(member) })} onClose={onClose}>
      <p>{say('revealText')}</p>
      <form className={classes.step} id={id} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={say('why')}
          help={say('whyHelp')}
          maxLength={250}
          value={reason}
          error={error}
          data-autofocus
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setError(undefined);
          }}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" type="submit" form={id} busy={reveal.isPending}>
          {say('show')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
