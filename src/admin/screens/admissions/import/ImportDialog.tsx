import { ImportSteps } from '../../../tables/import/ImportSteps.tsx';
import { useEnquiryRows } from './use-enquiry-rows.tsx';

/** A list of enquiries, pasted or from a file. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <ImportSteps kind={useEnquiryRows()} onClose={onClose} />
);
