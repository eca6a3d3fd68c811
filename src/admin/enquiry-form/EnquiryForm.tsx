import { type SubmitEvent, useId, useState } from 'react';
import type { SavedEnquiry } from '#schemas/api/admissions.ts';
import { DraftNote, KeptNote } from '../drafts/DraftNote.tsx';
import type { DeviceDraft } from '../drafts/use-device-draft.ts';
import { Button } from '../ui/Button.tsx';
import { CheckBox } from '../ui/CheckBox.tsx';
import { FormErrors } from '../ui/FormErrors.tsx';
import fold from '../ui/fold.module.css';
import { LeaveGuard } from '../ui/LeaveGuard.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useSaveKeys } from '../ui/use-save-keys.ts';
import { useWords } from '../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { FirstFields, MoreFields } from './EnquiryFields.tsx';
import classes from './enquiry-form.module.css';
import { formWords } from './form-words.ts';
import {
  type EnquiryDraft,
  type EnquiryFormField,
  type EnquiryStart,
  type Stored,
  useEnquiryForm,
} from './use-enquiry-form.ts';

interface Props {
  readonly title: string;
  readonly note: string;
  /** What is changed; a new one otherwise. */
  readonly stored?: Stored;
  /** What a new one says already. */
  readonly start?: EnquiryStart;
  /** Where what is typed of a new one is kept on the device: who leaves it finds it again. */
  readonly draft?: DeviceDraft<EnquiryDraft>;
  /** What saving is called, and what is left of it once only what follows has failed. */
  readonly save: string;
  readonly saveRest?: string;
  /** The part of the query that says that the form is open. */
  readonly param: string;
  /** Whether the way in which the family came is asked. */
  readonly asksWay?: boolean;
  readonly onSaved: (saved: SavedEnquiry) => Promise<void>;
  readonly onClose: () => void;
}

/** An enquiry as it is written down: from the telephone, the desk or a message, or one that is changed. */
export const EnquiryForm = ({ title, note, stored, start = {}, draft, asksWay = false, param, ...props }: Props) => {
  const say = useWords(formWords);
  const id = useId();
  const form = useEnquiryForm({ stored, start, draft, onSaved: props.onSaved });
  const { errors, isMade } = form;
  const [foundAt, setFoundAt] = useState(draft?.found?.at);
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={title}
      note={note}
      onClose={props.onClose}
      foot={
        <>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={Boolean(stored) && (!form.isChanged || form.theirs !== undefined)}
          >
            {isMade ? (props.saveRest ?? props.save) : props.save}
          </Button>
          {draft && form.isChanged && <KeptNote at={draft.at} />}
        </>
      }
    >
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        <ConflictNote form={form} />
        <DraftNote
          isNew
          foundAt={form.isChanged ? foundAt : undefined}
          meanwhile={[]}
          onDiscard={() => {
            form.clear();
            setFoundAt(undefined);
          }}
        />
        <FormErrors
          errors={Object.entries(errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: say(field as EnquiryFormField), text, href: `#${id}-${field}` }],
          )}
        />
        <fieldset disabled={isMade}>
          <FirstFields id={id} form={form} asksWay={asksWay} />
          <details className={classes.more} open={form.hasMore || undefined}>
            <summary className={fold.fold}>{say('more')}</summary>
            <MoreFields id={id} form={form} />
          </details>
          {!stored && (
            <div className={classes.consent}>
              <CheckBox
                id={`${id}-Consent`}
                isNamed
                label={say('agreed')}
                checked={form.consent}
                onChange={(consent) => form.setConsent(consent)}
              />
              {errors.Consent && <p>{errors.Consent}</p>}
            </div>
          )}
        </fieldset>
      </form>
      <LeaveGuard param={param} isUnsaved={form.isChanged && draft?.at === undefined} onSave={form.save} />
    </Panel>
  );
};
