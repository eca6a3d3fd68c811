import type { Mail } from '#server/core/mail/mail.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { type FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
interface MaintenanceOptions {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly dataDir: string;
    readonly mail: Mail;
    /** The origin that a school is served under. */
    readonly originOf: (school: FoundSchool) => string;
    readonly now: () => number;
    /** Called with what failed and for which school; the remaining work goes on. */
    readonly onError: (error: unknown, at: {
        readonly schoolId?: number;
        readonly task: Task;
    }) => void;
}
type Task = 'purge' | 'alerts' | 'erasure' | 'orphans';
/**
 * The server's daily maintenance: purges what is past its retention, sends alerts of expiring documents, erases closed
 * schools, and deletes files that have had no row for a day.
 */
export declare const runMaintenance: (options: MaintenanceOptions) => Promise<void>;
export {};
