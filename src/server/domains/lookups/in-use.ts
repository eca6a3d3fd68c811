import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LookupKind } from '#schemas/lookups/index.ts';
import { enquiries, enrolments, schoolLookups, syllabuses } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

interface Use {
  readonly table: PgTable;
  where(id: number): SQL | undefined;
}

/** Where values of a list are stored by their id. */
const uses: ReadonlyMap<string, readonly Use[]> = new Map<string, readonly Use[]>([
  [
    'classes',
    [
      { table: enrolments, where: (id) => eq(enrolments.classId, id) },
      { table: enquiries, where: (id) => eq(enquiries.classId, id) },
      { table: syllabuses, where: (id) => eq(syllabuses.classId, id) },
    ],
  ],
  ['subjects', [{ table: syllabuses, where: (id) => eq(syllabuses.subjectId, id) }]],
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
