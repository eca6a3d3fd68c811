import type { Handler } from '#server/http/calls/handle.ts';
import { addEnquiryHandler } from './add.ts';
import { addEnquiryDocumentHandler } from './add-document.ts';
import { listAssigneesHandler } from './assignees.ts';
import { changeEnquiryHandler, removeEnquiryHandler, restoreEnquiryHandler } from './change.ts';
import { confirmAdmissionHandler } from './confirm.ts';
import { getEnquiryHandler } from './details.ts';
import { exportEnquiriesHandler } from './export.ts';
import { addFollowUpHandler } from './follow-ups.ts';
import { importEnquiriesHandler } from './import.ts';
import { countInboxHandler, readInboxHandler } from './inbox.ts';
import { listEnquiriesHandler } from './list.ts';
import { listAdmissionSeasonsHandler } from './list-seasons.ts';
import { mailTrackingLinkHandler } from './mail-tracking-link.ts';
import { moveEnquiryHandler } from './move.ts';
import { previewConfirmationHandler } from './preview-confirmation.ts';
import { removeEnquiryDocumentHandler } from './remove-document.ts';
import { saveAdmissionSeasonHandler } from './save-season.ts';
import { setDocumentStateHandler } from './set-document-state.ts';
import { trackByLinkHandler, trackEnquiryHandler } from './track.ts';

export { purgeEnquiries } from './purge.ts';

/** What the calls of admissions do. */
export const admissionHandlers: readonly Handler[] = [
  addEnquiryHandler,
  addEnquiryDocumentHandler,
  addFollowUpHandler,
  changeEnquiryHandler,
  confirmAdmissionHandler,
  countInboxHandler,
  exportEnquiriesHandler,
  getEnquiryHandler,
  importEnquiriesHandler,
  listAdmissionSeasonsHandler,
  listAssigneesHandler,
  listEnquiriesHandler,
  mailTrackingLinkHandler,
  moveEnquiryHandler,
  previewConfirmationHandler,
  readInboxHandler,
  removeEnquiryDocumentHandler,
  removeEnquiryHandler,
  restoreEnquiryHandler,
  saveAdmissionSeasonHandler,
  setDocumentStateHandler,
  trackByLinkHandler,
  trackEnquiryHandler,
];
