import type { StudentFile } from '#schemas/api/students/read.ts';
import { type AttendanceCounts, attendedDays, markedDays } from '#schemas/records/attendance.ts';
import { sessionFirstDay } from '#shared/calendar.ts';
import { dateInWords } from '../../../format/date-in-words.ts';
import { formatDay } from '../../../format/dates.ts';
import { studentName } from '../../../format/student-name.ts';

type Enrolment = StudentFile['enrolments'][number];

/** A row of a transfer certificate: what it is called in both languages, and what is known of it. */
export interface TransferRow {
  /** Left out of a row that goes on with the one before. */
  readonly number?: number;
  readonly en: string;
  readonly hi: string;
  /** One thing, or two; what is undefined is written in by hand. */
  readonly parts: readonly [string | undefined, (string | undefined)?];
  /** Between the parts. */
  readonly between?: string;
  readonly isStrong?: boolean;
}

interface Known {
  readonly file: StudentFile;
  /** How the student attended the last session; undefined where no register says so. */
  readonly counts: AttendanceCounts | undefined;
  readonly nameOfClass: (enrolment: Enrolment) => string;
}

/** The certificate is in both languages, and its dates are written in one way whoever prints it. */
const day = (date: string | undefined): string | undefined => date && formatDay(date, 'en');

/** Where a student sat last: not the class of a session that was still to come. */
export const lastEnrolment = ({ enrolments }: Pick<StudentFile, 'enrolments'>): Enrolment | undefined =>
  enrolments.find(({ State }) => State === 'Full') ?? enrolments[0];

/** The class of the first admission: known only where the enrolments go back to it. */
const firstEnrolment = ({ enrolments }: StudentFile, admitted: string): Enrolment | undefined => {
  const first = enrolments.at(-1);
  return first?.Session && sessionFirstDay(first.Session) <= admitted ? first : undefined;
};

/** The sixteen rows that boards ask for (docs/domain.md, Students). */
export const transferRows = ({ file, counts, nameOfClass }: Known): TransferRow[] => {
  const { student, guardians } = file;
  const parent = (relation: number): string | undefined =>
    guardians.find(({ Relation }) => Relation === relation)?.Name;
  const born = student.Date_Of_Birth;
  const admitted = student.Past_Stays?.[0]?.Admission_Date ?? student.Admission_Date;
  const first = firstEnrolment(file, admitted);
  const last = lastEnrolment(file);
  const days = counts && markedDays(counts);
  const rows: Omit<TransferRow, 'number'>[] = [
    { en: 'Name of the student', hi: 'विद्यार्थी का नाम', parts: [studentName(student)], isStrong: true },
    { en: 'Mother’s name', hi: 'माता का नाम', parts: [student.Mother_Name ?? parent(2)] },
    { en: 'Father’s name', hi: 'पिता का नाम', parts: [student.Father_Name ?? parent(1)] },
    {
      en: 'Nationality · category',
      hi: 'राष्ट्रीयता · वर्ग',
      parts: [student.Nationality, student.Category],
      between: ' · ',
    },
    { en: 'Date of birth, in figures', hi: 'जन्म तिथि, अंकों में', parts: [day(born)], isStrong: true },
    { en: 'in words', hi: 'शब्दों में', parts: [born && dateInWords(born)] },
    {
      en: 'First admitted on, to class',
      hi: 'पहले प्रवेश की तिथि, कक्षा',
      parts: [day(admitted), first && nameOfClass(first)],
      between: ', to ',
    },
    {
      en: 'Class in which last studied',
      hi: 'अंतिम कक्षा',
      parts: [last && `${nameOfClass(last)}, session ${last.Session?.replace('-', '–')}`],
    },
    { en: 'Last examination and result', hi: 'अंतिम परीक्षा और परिणाम', parts: [undefined] },
    { en: 'Promoted to a higher class', hi: 'अगली कक्षा में प्रोन्नत', parts: [undefined] },
    {
      en: 'Working days · days present',
      hi: 'कार्य दिवस · उपस्थिति',
      parts: counts && days ? [String(days), String(attendedDays(counts))] : [undefined, undefined],
      between: ' · ',
    },
    { en: 'Dues paid up to', hi: 'शुल्क कब तक जमा है', parts: [undefined] },
    { en: 'General conduct', hi: 'आचरण', parts: [undefined] },
    { en: 'Date of application', hi: 'आवेदन की तिथि', parts: [undefined] },
    { en: 'Last day in the school', hi: 'विद्यालय में अंतिम दिन', parts: [day(student.Leaving_Date)] },
    { en: 'Reason for leaving', hi: 'विद्यालय छोड़ने का कारण', parts: [student.Leaving_Reason] },
    { en: 'Remarks', hi: 'टिप्पणी', parts: [undefined] },
  ];
  return rows.map((row, at) => (at === inWords ? row : { ...row, number: at < inWords ? at + 1 : at }));
};

/** The birth date in words goes on with the one in figures. */
const inWords = 5;
