import type { Handler } from '#server/http/calls/handle.ts';
import { addBankDetailHandler } from './add-bank-detail.ts';
import { addBasicDetailsHandler } from './add-basic-details.ts';
import { addBioHandler } from './add-bio.ts';
import { addDocumentHandler } from './add-document.ts';
import { certificateSeriesHandlers } from './certificate-series.ts';
import { changeSectionsHandler } from './change-sections.ts';
import { eraseStudentHandler } from './erase.ts';
import { exportStudentHandler } from './export.ts';
import { exportStudentsHandler } from './export-list.ts';
import { exportUdiseHandler } from './export-udise.ts';
import { findCertificateHandler } from './find-certificate.ts';
import { findGuardianPeopleHandler } from './find-guardian-people.ts';
import { checkStudentImportHandler, listStudentImportsHandler } from './imports/check.ts';
import { startStudentImportHandler } from './imports/start.ts';
import { undoStudentImportHandler } from './imports/undo.ts';
import { writeStudentImportHandler } from './imports/write.ts';
import { inviteParentsHandler } from './invite-parents.ts';
import { issueCertificateHandler } from './issue-certificate.ts';
import { listStudentLabelsHandler } from './labels.ts';
import { listStudentsHandler } from './list.ts';
import { listPromotionClassesHandler } from './list-promotion-classes.ts';
import { mergeGuardianPeopleHandler } from './merge-guardian-people.ts';
import { previewPromotionHandler } from './preview-promotion.ts';
import { promoteClassHandler } from './promote.ts';
import { readStudentHandler } from './read.ts';
import { removeBankDetailHandler } from './remove-bank-detail.ts';
import { removeDocumentHandler } from './remove-document.ts';
import { revealHandler } from './reveal.ts';
import { giveRollNumbersHandler } from './roll-numbers.ts';
import { undoPromotionHandler } from './undo-promotion.ts';

export { enrol, findCurrentEnrolment } from './enrolment.ts';
export { enterStudents, hasStudents } from './enter-students.ts';
export { eraseEnquiries } from './erase-enquiries.ts';
export { erasedName, redactAudit } from './erase-record.ts';
export { findStudent, lockStudent } from './find-student.ts';
export { findPerson, forgetGuardians, linkGuardian, mergePeople, personOf, setAccount } from './guardian-people.ts';
export { keepGuardians } from './guardians.ts';
export { requireAdmin, studentsInScope } from './in-scope.ts';
export { disableLogin, enableLogin, endLogin } from './leaving.ts';
export { isCorrection } from './named-guardians.ts';
export { detailsOfBoth } from './past-stays.ts';
export { photoLink, photosOf } from './photo-link.ts';
export { cardTags } from './public-card.ts';
export { startExpected } from './start-expected.ts';
export { sealedPlace, studentColumns, toStudentRecord } from './student-record.ts';

/** What the calls about students do. */
export const studentHandlers: readonly Handler[] = [
  addBankDetailHandler,
  addBasicDetailsHandler,
  addBioHandler,
  addDocumentHandler,
  ...certificateSeriesHandlers,
  changeSectionsHandler,
  checkStudentImportHandler,
  eraseStudentHandler,
  exportStudentHandler,
  exportStudentsHandler,
  exportUdiseHandler,
  findCertificateHandler,
  findGuardianPeopleHandler,
  inviteParentsHandler,
  issueCertificateHandler,
  listStudentImportsHandler,
  listStudentLabelsHandler,
  listStudentsHandler,
  mergeGuardianPeopleHandler,
  readStudentHandler,
  removeBankDetailHandler,
  removeDocumentHandler,
  revealHandler,
  listPromotionClassesHandler,
  previewPromotionHandler,
  promoteClassHandler,
  giveRollNumbersHandler,
  undoPromotionHandler,
  startStudentImportHandler,
  undoStudentImportHandler,
  writeStudentImportHandler,
];
