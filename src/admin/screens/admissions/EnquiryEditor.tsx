import { useNavigate } from 'react-router-dom';
import { getEnquiry } from '#schemas/api/admission-office.ts';
import type { SavedEnquiry } from '#schemas/api/admissions.ts';
import { enquiryTypes } from '#schemas/records/enquiry.ts';
import { useCall } from '../../calls/use-call.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { EnquiryForm } from '../../enquiry-form/EnquiryForm.tsx';
import type { EnquiryDraft } from '../../enquiry-form/use-enquiry-form.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from './editor-words.ts';
import type { Place } from './use-place.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

/** A new enquiry from the telephone or the desk, or one that is changed; it is opened once it is saved. */
export const EnquiryEditor = ({ place, onClose }: Props) => {
  const say = useWords(editorWords);
  const tell = useNotices();
  const navigate = useNavigate();
  const { school } = useStart();
  const id = Number(place.enquiry);
  const isNew = place.enquiry === 'new';
  const draft = useDeviceDraft<EnquiryDraft>('enquiry:new', { isNew: true });
  const { data: details } = useCall(getEnquiry, { params: { id } }, { enabled: !isNew });
  const open = async ({ Admission_Enquiry_Id, Reference_No: reference }: SavedEnquiry): Promise<void> => {
    tell.notice(isNew ? say('added', { reference }) : say('saved'));
    await navigate(place.hrefOf({ enquiry: String(Admission_Enquiry_Id), edit: undefined }));
  };
  const shared = { param: 'enquiry', onSaved: open, onClose };
  if (isNew)
    return (
      <EnquiryForm
        {...shared}
        asksWay
        draft={draft}
        title={say('newTitle')}
        note={say('newNote')}
        start={{ Enquiry_Type: String(enquiryTypes.phone), Session: `${school.session}-${school.session + 1}` }}
        save={say('saveNew')}
      />
    );
  if (details?.enquiry.Admission_Enquiry_Id === id)
    return (
      <EnquiryForm
        {...shared}
        title={say('editTitle')}
        note={details.enquiry.Reference_No}
        stored={details.enquiry}
        save={say('save')}
      />
    );
  return (
    <Panel title={say('loading')} onClose={onClose}>
      <Skeleton rows={8} />
    </Panel>
  );
};
