import { writtenTag } from '../core/cache/totals.ts';
import { type Actor, actorName } from '../http/access/actor.ts';
import type { AuditEntry, WriteContext } from '../http/calls/handle.ts';
import { asSchool } from './as-school.ts';
import { auditLog } from './schema.ts';
import type { StoreContext } from './store.ts';

interface AuditOptions {
  readonly schoolId: number;
  readonly actor: Actor;
  readonly action: string;
  readonly requestId: string;
}

/** Who did what where, as the audit log has it. */
interface Deed {
  readonly schoolId: number;
  readonly userId?: number | null;
  readonly actor: string;
  readonly action: string;
  readonly requestId?: string;
}

/** How the audit log names who works at the machine itself. */
export const commandLine = 'command line';

/** How it names what the server does by itself at its time. */
export const housekeeping = 'housekeeping';

/** Writes an entry into the audit log of a school, in a transaction of that school. */
export const writeDown = async (
  { db, touch }: StoreContext,
  deed: Deed,
  { entity, id, before = null, after = null }: AuditEntry,
): Promise<void> => {
  await db.insert(auditLog).values({ ...deed, entity, entityId: id, before, after });
  touch(writtenTag(deed.schoolId));
};

/** As `writeDown` into the product's own log, from a transaction of a school or of none. */
export const writeDownOwn = (context: StoreContext, deed: Omit<Deed, 'schoolId'>, entry: AuditEntry): Promise<void> =>
  asSchool(context, 0, () => writeDown(context, { ...deed, schoolId: 0 }, entry));

/** Runs work that changes something, and throws unless it has said what. */
export const audited = async <T>(
  context: StoreContext,
  { schoolId, actor, action, requestId }: AuditOptions,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> => {
  let told = false;
  const audit = async (entry: AuditEntry): Promise<void> => {
    told = true;
    const userId = actor.kind === 'user' ? actor.userId : null;
    await writeDown(context, { schoolId, userId, actor: actorName(actor), action, requestId }, entry);
  };
  const unrecorded = (): void => {
    told = true;
  };
  const result = await work({ ...context, audit, unrecorded });
  context.touch(writtenTag(schoolId));
  if (!told) throw new Error(`"${action}" changed something without an entry in the audit log.`);
  return result;
};
