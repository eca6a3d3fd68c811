import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { type ContactMessageRow, readContactMessage } from '#schemas/api/contact-messages.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { ChildFields, FamilyFields } from './EnquiryFields.tsx';
import type { EnquiryFields } from './enquiry-fields.ts';
import { enquiryWords } from './enquiry-words.ts';
import classes from './messages.module.css';
import { useEnquiry } from './use-enquiry.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** An admission enquiry that is made of a message: what it says stands there already. */
export const EnquiryPanel = ({ id, onClose }: Props) => {
  const say = useWords(enquiryWords);
  const { data: details, isError, refetch } = useCall(readContactMessage, { params: { id } });
  if (details?.message.Contact_Message_Id === id) return <EnquiryForm message={details.message} onClose={onClose} />;
  return (
    <Panel title={say('title')} onClose={onClose}>
      {isError ? <LoadFailed text={say('loadFailed')} onRetry={refetch} /> : <Skeleton rows={8} />}
    </Panel>
  );
};

interface FormProps {
  readonly message: ContactMessageRow;
  readonly onClose: () => void;
}

const EnquiryForm = ({ message, onClose }: FormProps) => {
  const say = useWords(enquiryWords);
  const id = useId();
  const [isDone, setDone] = useState(false);
  const form = useEnquiry(message);
  // Not before the form is known to be saved, or it would be asked about.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const finish = async (): Promise<void> => {
    if (await form.save()) setDone(true);
  };
  useSaveKeys(() => void finish());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void finish();
  };
  const parts = { id, fields: form.fields, errors: form.errors, onChange: form.change };
  const errors = Object.entries(form.errors).flatMap(([field, text]) =>
    text === undefined ? [] : [{ label: labelOf(say, field), text, href: `#${id}-${field}` }],
  );
  return (
    <Panel
      title={say('title')}
      note={say('note', { name: message.Name })}
      onClose={onClose}
      foot={
        <Button look="primary" type="submit" form={id} busy={form.isPending}>
          {say(form.made ? 'finish' : 'save')}
        </Button>
      }
    >
      <form className={classes.enquiry} id={id} onSubmit={submit} noValidate>
        <FormErrors errors={errors} />
        <fieldset disabled={form.made !== undefined}>
          <ChildFields {...parts} />
          <FamilyFields {...parts} />
        </fieldset>
      </form>
      <LeaveGuard param="form" isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};

const labelOf = (say: ReturnType<typeof useWords<keyof typeof enquiryWords.en>>, field: string): string =>
  field === 'Consent'
    ? say('consentName')
    : Object.hasOwn(enquiryWords.en, field)
      ? say(field as keyof EnquiryFields)
      : field;
