import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { WriteContext } from '#server/store/audit.ts';
import { guardians, type StudentRow, students } from '#server/store/schema.ts';
import { pickFields } from './student-record.ts';

interface Told {
  readonly from: string;
  readonly to: string;
}

interface FamilyChange {
  readonly personId: number;
  /** The child with whom it was said. */
  readonly except: number;
  readonly name?: Told;
  readonly mobile?: Told;
}

const nameFields = ['Father_Name', 'Mother_Name', 'Guardian_Name'] as const;

/** Writes a parent's corrected name, or new number, into what is stored of their other children. */
export const tellFamily = async (tx: WriteContext, { personId, except, name, mobile }: FamilyChange): Promise<void> => {
  const children = tx.db
    .select({ id: guardians.studentId })
    .from(guardians)
    .where(and(eq(guardians.personId, personId), ne(guardians.studentId, except)));
  const rows = await tx.db
    .select()
    .from(students)
    .where(and(inArray(students.id, children), isNull(students.erasedAt)))
    .orderBy(asc(students.id))
    .for('update');
  for (const row of rows) {
    const named = name ? renamed(row, name) : {};
    const isCalled = mobile !== undefined && row.mobile === mobile.from;
    const fields = Object.keys(named);
    if (fields.length === 0 && !isCalled) continue;
    await tx.db
      .update(students)
      .set({
        details: { ...row.details, ...named },
        ...(isCalled && { mobile: mobile.to }),
        version: row.version + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(students.id, row.id));
    await tx.audit({
      entity: 'student',
      id: row.id,
      before: { ...pickFields(row.details, fields), ...(isCalled && { Mobile: mobile.from }) },
      after: { ...named, ...(isCalled && { Mobile: mobile.to }) },
    });
  }
};

const renamed = ({ details }: StudentRow, { from, to }: Told): Record<string, string> =>
  Object.fromEntries(nameFields.filter((field) => details[field] === from).map((field) => [field, to]));
