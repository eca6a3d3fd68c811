import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditLog, type visitors } from '#server/store/schema.ts';

const { entity, entityId, after, at } = auditLog;

/** Of a child's entries in the audit log those that name who picked it up, or was given a code to. */
const namesPicker = and(eq(entity, 'student'), sql`(${after} ? 'pickedUp' or ${after} ? 'pickUpCode')`);

/** Those that were made before a day. */
export const pickUpEntriesBefore = (day: string): SQL | undefined =>
  and(namesPicker, lt(at, new Date(`${day}T00:00:00Z`)));

/** Those that tell of some visits: the child's by its pass, and the code's by the name that it was given to. */
export const pickUpEntriesOf = (
  visits: readonly Pick<typeof visitors.$inferSelect, 'studentId' | 'passNo' | 'name'>[],
): SQL | undefined => {
  const told = visits.flatMap(({ studentId, passNo, name }) => {
    const isOfVisit = or(
      sql`${after}->'pickedUp'->>'Pass_No' = ${passNo}`,
      sql`${after}->'pickUpCode'->>'Name' = ${name}`,
    );
    return studentId === null ? [] : [and(eq(entityId, studentId), isOfVisit)];
  });
  return told.length === 0 ? sql`false` : and(namesPicker, or(...told));
};
