import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { CallContext } from './handle.ts';
import { staleEdit } from './stale-edit.ts';

interface Versioned {
  readonly entity: string;
  readonly id: number;
  /** The only call that makes versions of it; undefined where every change that is recorded does. */
  readonly changedBy?: string;
  readonly version: number;
  readonly updatedAt: Date;
  /** What is stored. */
  readonly current: unknown;
  /** What the caller wanted to store. */
  readonly yours: unknown;
}

/** Throws `STALE`, with both versions, where `If-Match` is given and names another version than the stored one. */
export const requireMatch = async (
  { db }: StoreContext,
  context: Pick<CallContext, 'header' | 'now'>,
  { entity, id, changedBy, version, updatedAt, current, yours }: Versioned,
): Promise<void> => {
  const given = context.header('if-match')?.trim();
  if (given === undefined || given === '*') return;
  if (given.replace(/^W\//, '').replace(/^"(.*)"$/, '$1') === String(version)) return;
  const [last] = await db
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, id),
        changedBy === undefined ? undefined : eq(auditLog.action, changedBy),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  const details = { version, current, yours };
  throw await staleEdit({ db }, { user: last?.actor, at: updatedAt, now: context.now(), details });
};
