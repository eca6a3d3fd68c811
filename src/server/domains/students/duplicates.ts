import { and, eq } from 'drizzle-orm';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { databaseFault, isUniqueViolation } from '#server/store/errors.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';

interface Unique {
  readonly field: 'Admission_No' | 'Roll_No';
  readonly label: string;
  owner(db: Db, body: BasicDetailsBody): Promise<readonly { first: string; last: string | null }[]>;
}

const name = { first: students.firstName, last: students.lastName };

/** What no two students share, by the constraint that enforces it. */
const uniques: ReadonlyMap<string, Unique> = new Map<string, Unique>([
  [
    'students_admission_no',
    {
      field: 'Admission_No',
      label: 'Admission number',
      owner: (db, body) => db.select(name).from(students).where(eq(students.admissionNo, body.Admission_No)),
    },
  ],
  [
    'enrolments_roll_no',
    {
      field: 'Roll_No',
      label: 'Roll number',
      owner: (db, body) =>
        db
          .select(name)
          .from(enrolments)
          .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
          .where(
            and(
              eq(enrolments.session, body.Session),
              eq(enrolments.classId, body.Class_Id),
              eq(enrolments.sectionId, body.Section_Id),
              eq(enrolments.rollNo, body.Roll_No ?? 0),
            ),
          ),
    },
  ],
]);

/** Says who has a number already. */
export const takenText = (params: { readonly label: string; readonly value: string | number; readonly name: string }) =>
  new AppError('DUPLICATE', params).message;

/** Runs a write of basic details; a number that is taken becomes `DUPLICATE` at its field, with who has it. */
export const withDuplicateErrors = async <T>(
  context: CallContext,
  body: BasicDetailsBody,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const unique = isUniqueViolation(error) ? uniques.get(databaseFault(error)?.constraint ?? '') : undefined;
    if (!unique) throw error;
    const [owner] = await context.read(({ db }) => unique.owner(db, body));
    const owned = [owner?.first, owner?.last].filter(Boolean).join(' ') || 'another student';
    const params = { label: unique.label, value: body[unique.field] ?? '', name: owned };
    const text = takenText(params);
    throw new AppError('DUPLICATE', params, { errors: { [unique.field]: [text] }, cause: error });
  }
};
