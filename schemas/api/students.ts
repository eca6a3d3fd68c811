import type { Call } from './define.ts';
import { addStudentBankDetail } from './students/bank.ts';
import { addStudentBasicDetails } from './students/basic-details.ts';
import { addStudentBio } from './students/bio.ts';
import { findTransferCertificate } from './students/certificate.ts';
import { addStudentDocument } from './students/document.ts';
import { eraseStudent, exportStudent, revealStudentNumber } from './students/personal-data.ts';
import { listStudents, readStudent } from './students/read.ts';
import { exportUdise } from './students/udise.ts';

/** Every call about students. */
export const studentCalls: readonly Call[] = [
  addStudentBankDetail,
  addStudentBasicDetails,
  addStudentBio,
  addStudentDocument,
  eraseStudent,
  exportStudent,
  exportUdise,
  findTransferCertificate,
  listStudents,
  readStudent,
  revealStudentNumber,
];
