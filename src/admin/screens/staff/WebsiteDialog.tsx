import { type SubmitEvent, useId, useState } from 'react';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { setStaffWebsite } from '#schemas/api/staff/website.ts';
import { type WebsiteConsent, websiteConsents } from '#schemas/records/staff-website.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './documents.module.css';
import { consentWords, websiteWords } from './website-words.ts';

interface Props {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** Asks what somebody agrees to, and whether and how they are shown. */
export const WebsiteDialog = ({ member, onClose }: Props) => {
  const say = useWords(websiteWords);
  const sayConsent = useWords(consentWords);
  const id = useId();
  const { fields, errors, isPending, set, save } = useWebsite({ member, onClose });
  const name = memberName(member);
  return (
    <Dialog title={say('title', { name })} onClose={onClose}>
      <form className={classes.fields} id={id} onSubmit={(event) => void save(event)} noValidate>
        <SelectField
          label={say('consent', { name })}
          value={fields.consent}
          error={errors.Website_Consent}
          data-autofocus
          options={websiteConsents.map((value) => ({ value, label: sayConsent(value) }))}
          onChange={({ currentTarget }) => set({ consent: currentTarget.value as WebsiteConsent })}
        />
        {fields.consent !== 'None' && (
          <TextField
            type="date"
            label={say('consentOn')}
            value={fields.day}
            error={errors.Website_Consent_On}
            onChange={({ currentTarget }) => set({ day: currentTarget.value })}
          />
        )}
        {fields.consent === 'None' ? (
          <p>{say('needsConsent')}</p>
        ) : (
          <SwitchField
            label={say('show')}
            help={say('showHelp')}
            isAtEnd
            checked={fields.isShown}
            onChange={(isShown) => set({ isShown })}
          />
        )}
        <TextField
          label={say('publicTitle')}
          help={say('publicTitleHelp', { work: workOf(member) })}
          optional
          maxLength={60}
          autoComplete="off"
          value={fields.title}
          error={errors.Website_Title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <TextField
          label={say('order')}
          help={say('orderHelp')}
          optional
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={fields.order}
          error={errors.Display_Order}
          onChange={({ currentTarget }) => set({ order: currentTarget.value })}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" type="submit" form={id} busy={isPending}>
          {say('save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface Fields {
  readonly consent: WebsiteConsent;
  readonly day: string;
  readonly isShown: boolean;
  readonly title: string;
  readonly order: string;
}

const fieldsOf = (member: StaffMember): Fields => ({
  consent: member.Website_Consent ?? 'None',
  day: member.Website_Consent_On ?? localDay(),
  isShown: member.Show_On_Website ?? false,
  title: member.Website_Title ?? '',
  order: member.Display_Order === undefined ? '' : String(member.Display_Order),
});

const useWebsite = ({ member, onClose }: Props) => {
  const say = useWords(websiteWords);
  const tell = useNotices();
  const action = useAction(setStaffWebsite);
  const [fields, setFields] = useState(() => fieldsOf(member));
  const [errors, setErrors] = useState<FieldTexts>({});
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { consent, day, isShown, title, order } = fields;
    const hasConsent = consent !== 'None';
    const wrong = {
      ...(hasConsent && !day && { Website_Consent_On: say('needsDay') }),
      ...(!/^\d*$/.test(order.trim()) && { Display_Order: say('wrongOrder') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = {
      Show_On_Website: isShown && hasConsent,
      Website_Consent: consent,
      ...(hasConsent && { Website_Consent_On: day }),
      ...(title.trim() && { Website_Title: title.trim() }),
      ...(order.trim() && { Display_Order: Number(order) }),
    };
    const version = member.Version === undefined ? {} : { version: member.Version };
    try {
      await action.mutateAsync({ params: { id: member.Staff_Id }, body, ...version });
      tell.notice(say('saved', { name: memberName(member) }));
      onClose();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.failure(error);
    }
  };
  return {
    fields,
    errors,
    isPending: action.isPending,
    set(change: Partial<Fields>): void {
      setFields((before) => ({ ...before, ...change }));
      setErrors({});
    },
    save,
  };
};
