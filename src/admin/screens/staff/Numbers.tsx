import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { revealStaffNumber } from '#schemas/api/staff/change.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { send } from '../../calls/send.ts';
import { useReveal } from '../../reveal/use-reveal.ts';
import { memberName } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';
import classes from './staff.module.css';

type Field = 'Aadhaar_No' | 'Pan_No' | 'Account_No';

/** Numbers that are shown with their last four; the whole one for a reason that is written down. */
export const Numbers = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(panelWords);
  const { Aadhaar_Last4, Pan_Last4, Account_Last4, Bank_Name, Ifsc } = member;
  const numbers = [
    ['Aadhaar_No', Aadhaar_Last4],
    ['Pan_No', Pan_Last4],
    ['Account_No', Account_Last4],
  ] as const;
  if (numbers.every(([, last4]) => last4 === undefined)) return null;
  return (
    <section className={classes.part}>
      <h3>{say('numbers')}</h3>
      <dl className={classes.numbers}>
        {numbers.map(
          ([field, last4]) =>
            last4 !== undefined && (
              <div key={field}>
                <dt>
                  {say(field)}
                  {field === 'Account_No' && <small>{[Bank_Name, Ifsc].filter(Boolean).join(', ')}</small>}
                </dt>
                <dd>
                  <Sealed member={member} field={field} last4={last4} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};

interface SealedProps {
  readonly member: StaffMember;
  readonly field: Field;
  readonly last4: string;
}

const Sealed = ({ member, field, last4 }: SealedProps) => {
  const say = useWords(panelWords);
  const locale = useLocale();
  const sealed = useReveal({
    missing: say('missingReason'),
    async read(Reason) {
      const input = { params: { id: member.Staff_Id }, body: { Field: field, Reason } };
      return (await send(revealStaffNumber, input, { locale })).body.Value;
    },
  });
  const isShown = sealed.number !== undefined;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      <output>{sealed.number ?? `•••• ${last4}`}</output>
      {/* One button for both, so that who has pressed it stays on it. */}
      <Button
        look="quiet"
        size="compact"
        icon={<Icon aria-hidden size={16} />}
        aria-label={say(isShown ? 'hideNumber' : 'showNumber', { number: say(field) })}
        onClick={isShown ? sealed.hide : sealed.ask}
      >
        {say(isShown ? 'hide' : 'show')}
      </Button>
      {sealed.isAsked && (
        <ReasonDialog title={say('revealTitle', { number: say(field), name: memberName(member) })} sealed={sealed} />
      )}
    </>
  );
};

interface ReasonProps {
  readonly title: string;
  readonly sealed: ReturnType<typeof useReveal>;
}

const ReasonDialog = ({ title, sealed }: ReasonProps) => {
  const say = useWords(panelWords);
  const id = useId();
  return (
    <Dialog title={title} onClose={sealed.hide}>
      <p>{say('revealText')}</p>
      <form
        className={classes.step}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sealed.show();
        }}
      >
        <TextField
          label={say('why')}
          help={say('whyHelp')}
          maxLength={250}
          value={sealed.reason}
          error={sealed.error}
          data-autofocus
          onChange={({ currentTarget }) => sealed.type(currentTarget.value)}
        />
      </form>
      <DialogFoot>
        <Button onClick={sealed.hide}>{say('cancel')}</Button>
        <Button look="primary" type="submit" form={id} busy={sealed.isPending}>
          {say('show')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
