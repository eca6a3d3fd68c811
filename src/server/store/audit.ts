import type { SQL } from 'drizzle-orm';
import { changedTag, recordedTag } from '#schemas/sources/index.ts';
import { toldKinds } from '#server/core/office-events/told-changes.ts';
import { asSchool } from './as-school.ts';
import { auditLog } from './schema.ts';
import type { StoreContext } from './store.ts';

/** What the audit log records of a change; never sealed values or passwords. */
export interface AuditEntry {
  /** What kind of thing was changed, such as `enquiry`. */
  readonly entity: string;
  readonly id: number | null;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** A transaction that changes something. It fails unless it records what it changed, or declares that nothing did. */
export interface WriteContext extends StoreContext {
  audit(entry: AuditEntry): Promise<void>;
  /** Declares that there is nothing to record this time: the row was already as requested, or is about nobody. */
  unrecorded(): void;
}

/** Who did what, and in which school. */
interface AuditRecord {
  readonly schoolId: number;
  readonly userId?: number | null;
  readonly actor: string;
  readonly action: string;
  readonly requestId?: string;
}

/** The same for the platform's own log. */
export type PlatformAuditRecord = Omit<AuditRecord, 'schoolId'>;

/** The audit log's actor for the command line. */
export const commandLine = 'command line';

/** Its actor for the daily maintenance. The stored text is older than the name, and rows that exist keep it. */
export const maintenanceActor = 'housekeeping';

/** Empties what entries of the audit log say; that they were made stays. */
export const emptyEntries = async ({ db }: StoreContext, about: SQL | undefined): Promise<void> => {
  await db.update(auditLog).set({ before: null, after: null, erased: true }).where(about);
};

/** Writes an entry to a school's audit log, in a transaction of that school. */
export const recordAudit = async (
  { db, touch }: StoreContext,
  auditRecord: AuditRecord,
  { entity, id, before = null, after = null }: AuditEntry,
): Promise<void> => {
  await db.insert(auditLog).values({ ...auditRecord, entity, entityId: id, before, after });
  touch(recordedTag(auditRecord.schoolId));
  const told = toldKinds.get(entity);
  if (told) touch(changedTag(auditRecord.schoolId, entity, told.byId ? id : null));
};

/** As `recordAudit`, for the platform's own log, from a transaction of any school or of none. */
export const recordPlatformAudit = (
  context: StoreContext,
  auditRecord: PlatformAuditRecord,
  entry: AuditEntry,
): Promise<void> => asSchool(context, 0, () => recordAudit(context, { ...auditRecord, schoolId: 0 }, entry));

/** Runs work that changes something, and throws unless it has recorded what. */
export const audited = async <T>(
  context: StoreContext,
  auditRecord: AuditRecord,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> => {
  let recorded = false;
  const audit = async (entry: AuditEntry): Promise<void> => {
    recorded = true;
    await recordAudit(context, auditRecord, entry);
  };
  const unrecorded = (): void => {
    recorded = true;
  };
  const result = await work({ ...context, audit, unrecorded });
  context.touch(recordedTag(auditRecord.schoolId));
  if (!recorded) throw new Error(`"${auditRecord.action}" changed something without an entry in the audit log.`);
  return result;
};
