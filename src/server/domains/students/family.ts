import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { guardianKinds } from '#schemas/records/student.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { guardians, type StudentRow, students } from '#server/store/schema.ts';

/** A new number of a person. */
export interface NumberTold {
  readonly from: string | null;
  readonly to: string;
  /** Whether they have had the family's and have their own now, or the other way about. */
  readonly isApart: boolean;
}

interface FamilyChange {
  readonly personId: number;
  /** What they are called in what is stored of the other children. */
  readonly called: string;
  /** The child with whom it was said. */
  readonly except: number;
  /** What they are called from now on. */
  readonly name?: string;
  readonly mobile?: NumberTold;
  readonly email?: { readonly to: string | null };
}

/** Writes what is new of a parent into what is stored of their other children: name, number, email. */
export const tellFamily = async (tx: WriteContext, change: FamilyChange): Promise<void> => {
  const { personId, except } = change;
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
    const told = toldOf(row, change);
    const mobile = mobileOf(row, change);
    const fields = Object.keys(told);
    if (fields.length === 0 && mobile === row.mobile) continue;
    const emptied = fields.filter((name) => told[name] === null);
    const kept = Object.entries({ ...row.details, ...told }).filter(([name]) => !emptied.includes(name));
    await tx.db
      .update(students)
      .set({ details: Object.fromEntries(kept), mobile, version: row.version + 1, updatedAt: sql`now()` })
      .where(eq(students.id, row.id));
    const isCalled = mobile !== row.mobile;
    await tx.audit({
      entity: 'student',
      id: row.id,
      before: { ...pickFields(row.details, fields), ...(isCalled && { Mobile: row.mobile }) },
      after: { ...told, ...(isCalled && { Mobile: mobile }) },
    });
  }
};

/** The number that a family is called by, where it was the person's and they have another by now. */
const mobileOf = ({ mobile }: StudentRow, { mobile: move }: FamilyChange): string =>
  move && !move.isApart && move.from === mobile ? move.to : mobile;

/** The details of a child that are others by now; null where they are empty. */
const toldOf = (row: StudentRow, change: FamilyChange): Record<string, string | null> => {
  const told = new Map<string, string | null>();
  for (const kind of guardianKinds.filter((one) => row.details[`${one}_Name`] === change.called)) {
    if (change.name !== undefined) told.set(`${kind}_Name`, change.name);
    if (change.mobile) told.set(`${kind}_Mobile`, ownNumberOf(row, kind, change.mobile));
    if (change.email) told.set(`${kind}_Email`, change.email.to);
  }
  return Object.fromEntries([...told].filter(([name, value]) => value !== (row.details[name] ?? null)));
};

const ownNumberOf = (
  { details, mobile }: StudentRow,
  kind: (typeof guardianKinds)[number],
  { from, to, isApart }: NumberTold,
): string | null => {
  const own = details[`${kind}_Mobile`];
  if (isApart) return mobile === to ? null : to;
  return typeof own !== 'string' ? null : own === from ? to : own;
};
