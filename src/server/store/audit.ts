import { recordedTag } from '#schemas/sources/index.ts';
import { asSchool } from './as-school.ts';
import { auditLog } from './schema.ts';
import type { StoreContext } from './store.ts';

/** What is written down of a change; never with sealed values or passwords in it. */
export interface AuditEntry {
  /** What kind of thing was changed, such as `enquiry`. */
  readonly entity: string;
  readonly id: number | null;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** A transaction that changes something. It fails unless it says what it has changed, or that nothing was. */
export interface WriteContext extends StoreContext {
  audit(entry: AuditEntry): Promise<void>;
  /** Says that this time nothing had to be written down: the row was as asked for already, or is no record of anyone. */
  unrecorded(): void;
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
  touch(recordedTag(deed.schoolId));
};

/** As `writeDown` into the product's own log, from a transaction of a school or of none. */
export const writeDownOwn = (context: StoreContext, deed: Omit<Deed, 'schoolId'>, entry: AuditEntry): Promise<void> =>
  asSchool(context, 0, () => writeDown(context, { ...deed, schoolId: 0 }, entry));

/** Runs work that changes something, and throws unless it has said what. */
export const audited = async <T>(
  context: StoreContext,
  deed: Deed,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> => {
  let told = false;
  const audit = async (entry: AuditEntry): Promise<void> => {
    told = true;
    await writeDown(context, deed, entry);
  };
  const unrecorded = (): void => {
    told = true;
  };
  const result = await work({ ...context, audit, unrecorded });
  context.touch(recordedTag(deed.schoolId));
  if (!told) throw new Error(`"${deed.action}" changed something without an entry in the audit log.`);
  return result;
};
