import { type Actor, actorName } from '../auth/actor.ts';
import { auditLog } from '../store/schema.ts';
import type { StoreContext } from '../store/store.ts';
import type { AuditEntry, WriteContext } from './handle.ts';
import { writtenTag } from './totals.ts';

interface AuditOptions {
  readonly schoolId: number;
  readonly actor: Actor;
  readonly action: string;
  readonly requestId: string;
}

/** Runs work that changes something, and throws unless it has said what. */
export const audited = async <T>(
  context: StoreContext,
  { schoolId, actor, action, requestId }: AuditOptions,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> => {
  let told = false;
  const audit = async ({ entity, id, before = null, after = null }: AuditEntry): Promise<void> => {
    told = true;
    const userId = actor.kind === 'user' ? actor.userId : null;
    const row = { schoolId, userId, actor: actorName(actor), action, entity, entityId: id, before, after, requestId };
    await context.db.insert(auditLog).values(row);
  };
  const unrecorded = (): void => {
    told = true;
  };
  const result = await work({ ...context, audit, unrecorded });
  context.touch(writtenTag(schoolId));
  if (!told) throw new Error(`"${action}" changed something without an entry in the audit log.`);
  return result;
};
