import { confirmAdmission, previewConfirmation } from './admission-confirm.ts';
import { addEnquiryDocument, setDocumentState, trackEnquiry } from './admission-documents.ts';
import { addFollowUp, changeEnquiry, getEnquiry, moveEnquiry } from './admission-office.ts';
import { mailTrackingLink, trackByLink } from './admission-tracking.ts';
import { addEnquiry, exportEnquiries, listEnquiries, removeEnquiry } from './admissions.ts';
import type { Call } from './define.ts';

/** The calls of admissions (docs/domain.md, Admissions). */
export const admissionCalls: readonly Call[] = [
  addEnquiry,
  addEnquiryDocument,
  addFollowUp,
  changeEnquiry,
  confirmAdmission,
  exportEnquiries,
  getEnquiry,
  listEnquiries,
  mailTrackingLink,
  moveEnquiry,
  previewConfirmation,
  removeEnquiry,
  setDocumentState,
  trackByLink,
  trackEnquiry,
];
