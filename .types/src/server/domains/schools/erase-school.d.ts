import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
interface EraseOptions {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly dataDir: string;
    readonly now: () => number;
    /** How the product's log names who erases. */
    readonly actor: string;
}
/** A school whose days of keeping are over. */
export interface DueSchool {
    readonly schoolId: number;
    readonly slug: string;
    readonly name: string;
    /** Since when it may be erased, as an ISO 8601 moment. */
    readonly dueSince: string;
    /** Pictures and documents. */
    readonly media: number;
}
export interface ErasedSchool extends DueSchool {
    readonly rows: number;
}
/** The schools that were closed 90 days ago or earlier (domain.md 4.6). One of which nobody wrote down when is kept. */
export declare const findDueSchools: ({ store, now }: Pick<EraseOptions, 'store' | 'now'>) => Promise<DueSchool[]>;
/**
 * Erases a school whose days of keeping are over: its files, then all its rows, its place among the schools and its
 * domains, with an entry in the product's own log; undefined where it is not due any more. A failure before the end
 * leaves a school that is due still. Errors: those of the storage and the database.
 */
export declare const eraseSchool: (options: EraseOptions, due: DueSchool) => Promise<ErasedSchool | undefined>;
export {};
