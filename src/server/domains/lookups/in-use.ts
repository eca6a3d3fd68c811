import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LookupKind } from '#schemas/lookups/index.ts';
import { enquiries, enrolments, schoolLookups, staffMembers, syllabuses } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

interface Use {
  readonly table: PgTable;
  where(id: number): SQL | undefined;
}

/** Members of staff whose details have this in them. */
const describing = (details: object): SQL => sql`${staffMembers.details} @> ${JSON.stringify(details)}::jsonb`;

/** Where values of a list are stored by their id. */
const uses: ReadonlyMap<string, readonly Use[]> = new Map<string, readonly Use[]>([
  [
    'classes',
    [
      { table: enrolments, where: (id) => eq(enrolments.classId, id) },
      { table: enquiries, where: (id) => eq(enquiries.classId, id) },
      { table: syllabuses, where: (id) => eq(syllabuses.classId, id) },
      { table: staffMembers, where: (id) => describing({ Classes: [{ Class_Id: id }] }) },
    ],
  ],
  [
    'subjects',
    [
      { table: syllabuses, where: (id) => eq(syllabuses.subjectId, id) },
      { table: staffMembers, where: (id) => describing({ Subjects: [id] }) },
    ],
  ],
  ['staff-roles', [{ table: staffMembers, where: (id) => eq(staffMembers.roleId, id) }]],
  [
    'routes',
    [
      {
        table: schoolLookups,
        where: (id) =>
          and(
            inArray(schoolLookups.kind, ['stop-points', 'vehicles']),
            sql`(${schoolLookups.details}->>'routeId')::int = ${id}`,
          ),
      },
    ],
  ],
]);

/** Whether a record of the school names a value of a list. */
export const isInUse = async (db: Db, { kind }: LookupKind, id: number): Promise<boolean> => {
  for (const { table, where } of uses.get(kind) ?? []) {
    const rows = await db.select({ one: sql`1` }).from(table).where(where(id)).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
};
