import { pdf } from '../media/documents.ts';
import type { Caller, CallOptions, CallResult } from '../support/callers.ts';

/** Basic details of a student in Class 5 A (the standard class 8) that are all in order. */
export const basicDetails = (changes: object = {}): Record<string, unknown> => ({
  Admission_No: '2026/0142',
  Admission_Date: '2026-04-06',
  Session: '2026-2027',
  Class_Id: 8,
  Section_Id: 1,
  First_Name: 'Meera',
  Last_Name: 'Kulkarni',
  Date_Of_Birth: '2016-08-14',
  Gender: 'Female',
  Father_Name: 'Sanjay Kulkarni',
  Mobile: '98220 41876',
  ...changes,
});

let lastNumber = 0;

/** An admission number that no other student of a run has. */
export const freshNumber = (): string => {
  lastNumber += 1;
  return `T-${lastNumber}`;
};

/** Sends basic details, under a fresh admission number unless one is given. */
export const sendDetails = (
  caller: Caller,
  changes: object = {},
  headers: CallOptions['headers'] = {},
): Promise<CallResult> =>
  caller.call('POST', '/api/student/_add_student_basic_details', {
    body: { School_Id: caller.schoolId, ...basicDetails({ Admission_No: freshNumber(), ...changes }) },
    headers,
  });

/** Adds a student and gives the record that is answered. */
export const addStudent = async (caller: Caller, changes: object = {}): Promise<CallResult['json']> => {
  const { status, json, text } = await sendDetails(caller, changes);
  if (status !== 201) throw new Error(`The student was not added: ${text}`);
  return json.student;
};

/** Sends a bio. */
export const sendBio = (caller: Caller, studentId: number, bio: object): Promise<CallResult> =>
  caller.post('/api/student/addStudentBio', { School_Id: caller.schoolId, Student_Id: studentId, ...bio });

/** Sends a bank account. */
export const sendBank = (caller: Caller, studentId: number, changes: object = {}): Promise<CallResult> =>
  caller.post('/api/student/_addStudentBankDetail', {
    School_Id: caller.schoolId,
    Student_Id: studentId,
    Account_Holder_Name: 'Sanjay Kulkarni',
    Bank_Name: 'Bank of Maharashtra',
    Account_No: '60213344556',
    Confirm_Account_No: '60213344556',
    Ifsc: 'MAHB0000123',
    ...changes,
  });

/** A valid Aadhaar number: its last digit is the check digit. */
export const aadhaar = '234567890124';

/** Sends a document. */
export const sendDocument = (
  caller: Caller,
  studentId: number,
  form: Record<string, string> = {},
  data: Buffer = pdf(),
): Promise<CallResult> =>
  caller.call('POST', '/api/student/_add_Student_document', {
    form: { School_Id: caller.schoolId, Student_Id: studentId, Document_Type: 'Birth_Certificate', ...form },
    files: [{ field: 'DocumentURL', name: 'birth.pdf', type: 'application/pdf', data }],
  });
