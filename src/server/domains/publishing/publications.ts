import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ChangeRef, Publication } from '#schemas/api/publishing.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { auditLog, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** What the audit log calls a publication, and what took one back. */
const entity = 'publication';
export const returnEntity = 'publicationReturn';

/** One change of a publication: its version since then, and the version of what visitors saw before. */
export interface Published extends ChangeRef {
  /** Null where visitors saw nothing; -1 where the history does not have it. */
  readonly before: number | null;
  /** Until when visitors saw that, as an ISO time; not there in what was written down before this was. */
  readonly expireAt?: string | null;
}

export const publicationEntity = eq(auditLog.entity, entity);

/** Writes a publication down in the audit log, where the list of publications is read. */
export const recordPublication = (
  transaction: WriteContext,
  { changes, note }: { readonly changes: readonly Published[]; readonly note: string | null },
): Promise<void> => transaction.audit({ entity, id: null, after: { note, changes } });

const byWhom = and(eq(users.schoolId, auditLog.schoolId), eq(users.id, auditLog.userId));

/** Publications of a school, the last one first. */
export const readPublications = async (
  { db }: Pick<StoreContext, 'db'>,
  { context, id, limit = 1, offset = 0 }: Wanted,
): Promise<readonly Publication[]> => {
  const { schoolId } = context.school;
  const { at, userId, after } = auditLog;
  const rows = await db
    .select({ id: auditLog.id, at, userId, after, user: users.name })
    .from(auditLog)
    .leftJoin(users, byWhom)
    .where(and(eq(auditLog.schoolId, schoolId), publicationEntity, id === undefined ? undefined : eq(auditLog.id, id)))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const returned = await db
    .select({ id: auditLog.entityId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.schoolId, schoolId),
        eq(auditLog.entity, returnEntity),
        inArray(
          auditLog.entityId,
          rows.map((row) => row.id),
        ),
      ),
    );
  const own = userIdOf(context.actor);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: row.user,
    isYours: own !== null && row.userId === own,
    count: changesOf(row.after).length,
    note: typeof row.after?.note === 'string' ? row.after.note : null,
    isReturned: returned.some((one) => one.id === row.id),
  }));
};

interface Wanted {
  readonly context: CallContext;
  readonly id?: number;
  readonly limit?: number;
  readonly offset?: number;
}

/** What was published together. Errors: `NOT_FOUND`. */
export const readPublished = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
  id: number,
): Promise<readonly Published[]> => {
  const [row] = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.schoolId, schoolId), publicationEntity, eq(auditLog.id, id)));
  if (!row) throw notFound();
  return changesOf(row.after);
};

const changesOf = (after: Readonly<Record<string, unknown>> | null): readonly Published[] =>
  Array.isArray(after?.changes) ? (after.changes as readonly Published[]) : [];
