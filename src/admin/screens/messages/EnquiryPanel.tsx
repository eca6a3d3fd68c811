import { type ContactMessageRow, linkMessageEnquiry, readContactMessage } from '#schemas/api/contact-messages.ts';
import { enquiryTypes } from '#schemas/records/enquiry.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { EnquiryForm } from '../../enquiry-form/EnquiryForm.tsx';
import { useLinkedEnquiry } from '../../enquiry-form/use-linked-enquiry.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { enquiryWords } from './enquiry-words.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** As many characters as an enquiry takes of what was written. */
const maxMessage = 1000;

/** What a message says already; what was written on the website came from there. */
const startOf = ({ Name, Mobile = '', Email = '', Subject, Message }: ContactMessageRow) => ({
  Enquiry_Type: String(enquiryTypes.website),
  Parent_Name: Name,
  Mobile,
  Email,
  Message: [Subject, Message].filter(Boolean).join('\n').slice(0, maxMessage),
});

/** An admission enquiry that is made of a message, which is closed with it. */
export const EnquiryPanel = ({ id, onClose }: Props) => {
  const say = useWords(enquiryWords);
  const link = useAction(linkMessageEnquiry);
  const { data: details, isError, refetch } = useCall(readContactMessage, { params: { id } });
  const close = useLinkedEnquiry({
    link: (enquiryId) => link.mutateAsync({ params: { id }, body: { Admission_Enquiry_Id: enquiryId } }),
    linked: (reference) => say('saved', { reference }),
    notLinked: (reference) => say('notLinked', { reference }),
    onLinked: onClose,
  });
  if (details?.message.Contact_Message_Id === id)
    return (
      <EnquiryForm
        title={say('title')}
        note={say('note', { name: details.message.Name })}
        start={startOf(details.message)}
        save={say('save')}
        saveRest={say('finish')}
        param="form"
        onSaved={close}
        onClose={onClose}
      />
    );
  return (
    <Panel title={say('title')} onClose={onClose}>
      {isError ? <LoadFailed text={say('loadFailed')} onRetry={refetch} /> : <Skeleton rows={8} />}
    </Panel>
  );
};
