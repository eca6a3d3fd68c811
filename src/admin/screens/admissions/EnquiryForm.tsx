import { type SubmitEvent, useId } from 'react';
import { getEnquiry } from '#schemas/api/admission-office.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { FirstFields, MoreFields } from './EnquiryFields.tsx';
import { formWords } from './form-words.ts';
import { type EnquiryFormField, type Stored, useEnquiryForm } from './use-enquiry-form.ts';
import type { Inbox } from './use-inbox.ts';

interface Props {
  readonly inbox: Inbox;
  readonly onClose: () => void;
}

/** An enquiry as it is written down: a new one from the telephone or the desk, or one that is changed. */
export const EnquiryForm = ({ inbox, onClose }: Props) => {
  const say = useWords(formWords);
  const id = Number(inbox.enquiry);
  const isNew = inbox.enquiry === 'new';
  const { data: details } = useCall(getEnquiry, { params: { id } }, { enabled: !isNew });
  if (isNew) return <Form stored={undefined} inbox={inbox} onClose={onClose} />;
  if (details?.enquiry.Admission_Enquiry_Id === id)
    return <Form stored={details.enquiry} inbox={inbox} onClose={onClose} />;
  return (
    <Panel title={say('loading')} onClose={onClose}>
      <Skeleton rows={8} />
    </Panel>
  );
};

interface FormProps extends Props {
  readonly stored: Stored | undefined;
}

const Form = ({ stored, inbox, onClose }: FormProps) => {
  const say = useWords(formWords);
  const id = useId();
  const form = useEnquiryForm(stored, inbox);
  const { errors } = form;
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={say(stored ? 'editTitle' : 'newTitle')}
      note={stored ? stored.Reference_No : say('newNote')}
      onClose={onClose}
      foot={
        <Button look="primary" type="submit" form={id} busy={form.isPending} disabled={!form.isChanged}>
          {say(stored ? 'save' : 'saveNew')}
        </Button>
      }
    >
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        <FormErrors
          errors={Object.entries(errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: say(field as EnquiryFormField), text, href: `#${id}-${field}` }],
          )}
        />
        <FirstFields id={id} form={form} isNew={stored === undefined} />
        <details className={classes.more} open={form.hasMore || undefined}>
          <summary>{say('more')}</summary>
          <MoreFields id={id} form={form} />
        </details>
        {!stored && (
          <div id={`${id}-Consent`} tabIndex={-1} className={classes.consent}>
            <CheckBox
              isNamed
              label={say('Consent')}
              checked={form.consent}
              onChange={(consent) => form.setConsent(consent)}
            />
            {errors.Consent && <p>{errors.Consent}</p>}
          </div>
        )}
      </form>
      <LeaveGuard param="enquiry" isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};
