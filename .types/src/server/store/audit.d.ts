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
/** The audit log's actor for the command line. */
export declare const commandLine = "command line";
/** Its actor for the daily maintenance. The stored text is older than the name, and rows that exist keep it. */
export declare const maintenanceActor = "housekeeping";
/** Writes an entry to a school's audit log, in a transaction of that school. */
export declare const recordAudit: ({ db, touch }: StoreContext, auditRecord: AuditRecord, { entity, id, before, after }: AuditEntry) => Promise<void>;
/** As `recordAudit`, for the platform's own log, from a transaction of any school or of none. */
export declare const recordPlatformAudit: (context: StoreContext, auditRecord: Omit<AuditRecord, 'schoolId'>, entry: AuditEntry) => Promise<void>;
/** Runs work that changes something, and throws unless it has recorded what. */
export declare const audited: <T>(context: StoreContext, auditRecord: AuditRecord, work: (context: WriteContext) => Promise<T>) => Promise<T>;
export {};
