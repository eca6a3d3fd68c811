import { useState } from 'react';
import { addEnquiry, type SavedEnquiry } from '#schemas/api/admissions.ts';
import { type ContactMessageRow, linkMessageEnquiry } from '#schemas/api/contact-messages.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { bodyOf, type EnquiryFields, fieldsOf, missingOf } from './enquiry-fields.ts';
import { enquiryWords } from './enquiry-words.ts';

/** The form that makes an enquiry of a message, and closes the message with it. */
export const useEnquiry = (message: ContactMessageRow) => {
  const say = useWords(enquiryWords);
  const tell = useNotices();
  const add = useAction(addEnquiry);
  const link = useAction(linkMessageEnquiry);
  const [fields, setFields] = useState(() => fieldsOf(message));
  const [errors, setErrors] = useState<FieldTexts>({});
  /** What was made, where closing the message with it has failed: it is not made twice. */
  const [made, setMade] = useState<SavedEnquiry>();
  const [isSaved, setSaved] = useState(false);
  const isPending = add.isPending || link.isPending;
  const close = async (saved: SavedEnquiry): Promise<boolean> => {
    const { Admission_Enquiry_Id, Reference_No: reference, warnings } = saved;
    try {
      const params = { id: message.Contact_Message_Id };
      await link.mutateAsync({ params, body: { Admission_Enquiry_Id } });
    } catch {
      setMade(saved);
      tell.error(say('notLinked', { reference }));
      return false;
    }
    for (const warning of warnings) tell.error(warning);
    tell.notice(say('saved', { reference }));
    setSaved(true);
    return true;
  };
  return {
    fields,
    errors,
    made,
    isPending,
    isChanged: !isSaved && made === undefined && JSON.stringify(fields) !== JSON.stringify(fieldsOf(message)),
    change(part: Partial<EnquiryFields>): void {
      setFields((before) => ({ ...before, ...part }));
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
      );
    },
    async save(): Promise<boolean> {
      if (isPending) return false;
      if (made) return close(made);
      const missing = missingOf(fields);
      setErrors(
        Object.fromEntries(missing.map((name) => [name, say(name === 'Consent' ? 'missingConsent' : 'missing')])),
      );
      if (missing.length > 0) return false;
      try {
        const saved = await add.mutateAsync({ body: bodyOf(fields) });
        if (!saved) throw new Error('An enquiry was answered as to a browser without script.');
        return await close(saved);
      } catch (error) {
        const refused = refusedFields(error);
        if (refused) setErrors(refused);
        else tell.error(error instanceof Error ? error.message : String(error));
        return false;
      }
    },
  };
};
