import type { SavedEnquiry } from '#schemas/api/admissions.ts';
import { messageOf } from '../calls/call-error.ts';
import { useNotices } from '../ui/Notices.tsx';

interface Options {
  /** Notes the enquiry on what it was made of. */
  readonly link: (enquiryId: number) => Promise<unknown>;
  /** Said of the enquiry, by its reference, where it went well; and where it could not be noted, with why. */
  readonly linked: (reference: string) => string;
  readonly notLinked: (reference: string) => string;
  readonly onLinked: () => void;
}

/** What is done with an enquiry that was made of something else: it is noted there. */
export const useLinkedEnquiry = ({ link, linked, notLinked, onLinked }: Options) => {
  const tell = useNotices();
  return async ({ Admission_Enquiry_Id: id, Reference_No: reference }: SavedEnquiry): Promise<void> => {
    try {
      await link(id);
      tell.notice(linked(reference));
      onLinked();
    } catch (error) {
      tell.error(`${notLinked(reference)} ${messageOf(error)}`);
    }
  };
};
