import { addStudentBasicDetails, type BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import type { ImportRow } from '#schemas/api/students/import.ts';
import { studentFields } from '#schemas/records/student.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { noSuchSection, offeredClasses, offeredSectionIds } from '#server/domains/lookups/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { createPartValidator } from '#server/http/calls/validator.ts';
import type { StudentStatus } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { type FieldErrors, hasCode } from '#shared/errors/app-error.ts';
import { findWrongDetails, notOffered } from '../check-basic-details.ts';
import { takenText } from '../duplicates.ts';
import { leavingOf } from '../leaving.ts';
import { findMergedNumbers } from '../merged-numbers.ts';
import { statusOf } from '../status.ts';
import { toStudentRecord } from '../student-record.ts';
import { type KnownStudent, readKnownStudents } from './known-students.ts';
import { keepLogIns } from './log-ins.ts';
import { type Merged, mergeFields, type Values } from './merge-fields.ts';
import { changesSeat, type PlannedRow, refusedRow, twiceError } from './planned-row.ts';
import { settleSeats } from './settle-seats.ts';

export interface Plan {
  readonly today: string;
  readonly rows: readonly PlannedRow[];
}

interface Planning {
  readonly context: CallContext;
  readonly session: string;
  readonly rows: readonly ImportRow[];
}

/** Says what an import does with rows: by the rules of the call that adds a student, and with its texts. */
export const planRows = async (tx: StoreContext, { context, session, rows }: Planning): Promise<Plan> => {
  const { today } = await readSchoolDay(tx, context.now());
  const offered = new Set((await offeredClasses(tx)).map(({ id }) => id));
  const read = rows.map(({ line, fields }) => ({ line, inFile: valuesOf(fields) }));
  const numbers = read.map(numberOf).filter((number) => number !== '');
  const known = await readKnownStudents(tx.db, { numbers, session });
  const sections = await offeredSectionIds(tx);
  const rules = { schoolId: context.school.schoolId, session, today, offered, sections };
  const firstLine = new Map(read.toReversed().map((row) => [numberOf(row), row.line]));
  const merged = await findMergedNumbers(tx.db, read.map(numberOf));
  const planned = read.map((row): PlannedRow => {
    const number = numberOf(row);
    const first = firstLine.get(number);
    if (number !== '' && first !== undefined && first !== row.line) return refused(row, twiceError(first));
    const gone = merged.get(number);
    if (gone && !known.has(number)) return refused(row, { Admission_No: [gone.text] });
    return planRow(row, known.get(number), rules);
  });
  return { today, rows: await settleSeats(tx.db, { session, planned }) };
};

interface ReadRow {
  readonly line: number;
  readonly inFile: Values;
}

const numberOf = ({ inFile }: ReadRow): string => String(inFile.Admission_No ?? '');

const mobiles = ['Mobile', 'Alternate_Mobile', 'Father_Mobile', 'Mother_Mobile', 'Guardian_Mobile'] as const;

/** The cells that have something in them, phone numbers as they are stored. */
const valuesOf = (fields: ImportRow['fields']): Values => {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const phones = mobiles.flatMap((name) => {
    const number = normalizePhone(String(filled[name] ?? ''));
    return number === '' ? [] : [[name, number]];
  });
  return { ...filled, ...Object.fromEntries(phones) };
};

const refused = ({ line, inFile }: ReadRow, errors: FieldErrors, known?: KnownStudent): PlannedRow =>
  refusedRow({ line, remembered: inFile, known }, errors);

interface Rules {
  readonly schoolId: number;
  readonly session: string;
  readonly today: string;
  readonly offered: ReadonlySet<number>;
  readonly sections: ReadonlySet<number>;
}

const planRow = (row: ReadRow, known: KnownStudent | undefined, rules: Rules): PlannedRow => {
  const { line, inFile } = row;
  if (known?.row.erasedAt) return refused(row, { Admission_No: ['The data of this student were erased.'] }, known);
  if (known && isSomebodyElse(inFile, known)) return refused(row, { Admission_No: [ownedText(known)] }, known);
  const { changes, kept, remembered } = known
    ? mergeWith(known, inFile)
    : { changes: [], kept: [], remembered: inFile };
  const student = known && { Student_Id: known.row.id, known };
  if (known && changesSeat({ changes }) && !seatable.has(known.row.status))
    return refused(row, { Admission_No: [goneText(known)] }, known);
  if (known && changes.length === 0) return { line, state: 'Unchanged', changes, kept, remembered, ...student };
  const given = known ? Object.fromEntries(changes.map(({ field, after }) => [field, after])) : inFile;
  const checked = checkDetails(given, known, rules);
  if ('errors' in checked) return refused(row, checked.errors, known);
  return { line, state: known ? 'Changed' : 'New', changes, kept, remembered, ...student, ...checked };
};

const mergeWith = ({ stored, remembered, logIns }: KnownStudent, inFile: Values): Merged =>
  keepLogIns(mergeFields({ inFile, stored, remembered }), stored, logIns);

const seatable: ReadonlySet<StudentStatus> = new Set(['Expected', 'Active', 'Inactive']);

const goneText = ({ row }: KnownStudent): string => {
  const name = wholeName(row);
  return row.status === 'Alumni'
    ? `${name} has finished school. Leave this row out.`
    : `${name} has left. Take them back on their page first.`;
};

/** Whether a number in the file stands for another child: neither the name nor the day of birth is theirs. */
const isSomebodyElse = (inFile: Values, { row }: KnownStudent): boolean => {
  const { First_Name: name, Date_Of_Birth: day } = inFile;
  if (name === undefined || day === undefined) return false;
  return day !== row.dateOfBirth && String(name).toLowerCase() !== row.firstName.toLowerCase();
};

const ownedText = ({ row }: KnownStudent): string => {
  const name = [row.firstName, row.lastName].filter(Boolean).join(' ');
  return takenText({ label: 'Admission number', value: row.admissionNo, name });
};

const checkBody = createPartValidator(addStudentBasicDetails.body, { fromText: false });

type Checked = { readonly body: BasicDetailsBody; readonly status: StudentStatus } | { readonly errors: FieldErrors };

/** All basic details of a student with what a file gives, or what is wrong with them. */
const checkDetails = (given: Values, known: KnownStudent | undefined, rules: Rules): Checked => {
  const { schoolId, session, today, offered, sections } = rules;
  const stored = known && {
    ...pickFields({ ...toStudentRecord(known) }, Object.keys(studentFields)),
    ...leavingOf(known.row),
  };
  const sent = { ...stored, ...given, School_Id: schoolId, Student_Id: known?.row.id ?? 0, Session: session };
  try {
    const body = checkBody(sent) as BasicDetailsBody;
    const status = statusOf(body, known?.row, today);
    const { classId, sectionId } = known?.enrolment ?? {};
    const errors = {
      ...(offered.has(body.Class_Id) || classId === body.Class_Id ? {} : { Class_Id: [notOffered] }),
      ...(sections.has(body.Section_Id) || sectionId === body.Section_Id ? {} : { Section_Id: [noSuchSection] }),
      ...findWrongDetails(body, { today, status, before: known?.row }),
    };
    return Object.keys(errors).length > 0 ? { errors } : { body, status };
  } catch (error) {
    if (hasCode(error, 'NOT_VALID') && error.errors) return { errors: error.errors };
    throw error;
  }
};
