import type { BasicDetailsBody, StudentRecord } from '#schemas/api/students/basic-details.ts';
import { certificateFields, studentDetailFields } from '#schemas/records/student.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import type { EnrolmentRow, StudentRow } from '#server/store/schema.ts';

const detailNames: readonly string[] = Object.keys(studentDetailFields);
const numberNames = ['Alternate_Mobile', 'Father_Mobile', 'Mother_Mobile', 'Guardian_Mobile'] as const;

/** What is kept of a transfer certificate. */
export const certificateNames: readonly string[] = Object.keys(certificateFields);

/** The columns that basic details are stored in. What of `details` is not on the form stays. */
export const studentColumns = (body: BasicDetailsBody, details: Readonly<Record<string, unknown>> = {}) => {
  const numbers = numberNames.flatMap((name) => (body[name] ? [[name, normalizePhone(body[name])]] : []));
  const kept = Object.entries(details).filter(([name]) => !detailNames.includes(name) || name.startsWith('Leaving_'));
  return {
    admissionNo: body.Admission_No,
    admissionDate: body.Admission_Date,
    firstName: body.First_Name,
    middleName: body.Middle_Name ?? null,
    lastName: body.Last_Name ?? null,
    dateOfBirth: body.Date_Of_Birth,
    gender: body.Gender,
    mobile: normalizePhone(body.Mobile),
    email: body.Email ?? null,
    details: {
      ...Object.fromEntries(kept),
      ...withoutNulls({ ...pickFields(body, detailNames), ...Object.fromEntries(numbers) }),
    },
  };
};

interface RecordParts {
  readonly row: StudentRow;
  readonly enrolment?: Pick<EnrolmentRow, 'session' | 'classId' | 'sectionId' | 'rollNo'> | undefined;
  /** What stands for the photo: a link for readers, the reference for the audit log. */
  readonly photo?: string | undefined;
}

/** A student's basic details with the names of the wire. Of one that was erased, what the register keeps. */
export const toStudentRecord = ({ row, enrolment, photo }: RecordParts): StudentRecord => {
  const isErased = row.erasedAt !== null;
  return withoutNulls({
    Student_Id: row.id,
    School_Id: row.schoolId,
    Admission_No: row.admissionNo,
    Admission_Date: row.admissionDate,
    Session: enrolment?.session,
    Class_Id: enrolment?.classId,
    Section_Id: enrolment?.sectionId,
    Roll_No: enrolment?.rollNo,
    First_Name: row.firstName,
    Middle_Name: row.middleName,
    Last_Name: row.lastName,
    Date_Of_Birth: isErased ? undefined : row.dateOfBirth,
    Gender: row.gender as StudentRecord['Gender'],
    Mobile: isErased ? undefined : row.mobile,
    Email: row.email,
    Status: row.status,
    ...pickFields(row.details, [...detailNames, ...certificateNames, 'Past_Stays']),
    Student_Photo: photo,
    Version: row.version,
    Is_Erased: isErased || undefined,
  });
};

/**
 * Where a sealed number belongs, so that it opens nowhere else: the column and the student. The school is not in it: a
 * backup may bring a school back under another id, and rows of other schools are out of reach anyway.
 */
export const sealedPlace = (what: 'aadhaar' | 'account', studentId: number): string =>
  what === 'aadhaar' ? `students.aadhaar:${studentId}` : `student_bank_accounts.account:${studentId}`;
