import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditFilters } from '#schemas/api/audit.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { auditLog, mergedStudents } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';

/** Entries about one thing; about a student, also those about entries that were merged with theirs. */
const isOf = (db: Db, entity: string | undefined, entityId: number): SQL | undefined => {
  const own = eq(auditLog.entityId, entityId);
  if (entity !== 'student') return own;
  const merged = db
    .select({ id: mergedStudents.id })
    .from(mergedStudents)
    .where(eq(mergedStudents.studentId, entityId));
  return or(own, inArray(auditLog.entityId, merged));
};

/** What is asked for of a school's log; days are those of the school's clock. */
export const auditFilter = async (
  db: Db,
  { school, now }: Pick<CallContext, 'school' | 'now'>,
  { entity, entityId, userId, action, from, to }: AuditFilters,
): Promise<SQL | undefined> => {
  const timeZone = await readTimeZone(createStoreReader(db, now()));
  const midnight = (day: string, later = 0) => sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`;
  return and(
    eq(auditLog.schoolId, school.schoolId),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId < 0 ? undefined : isOf(db, entity, entityId),
    userId < 0 ? undefined : eq(auditLog.userId, userId),
    action === undefined ? undefined : eq(auditLog.action, action),
    from === undefined ? undefined : gte(auditLog.at, midnight(from)),
    to === undefined ? undefined : lt(auditLog.at, midnight(to, 1)),
  );
};
