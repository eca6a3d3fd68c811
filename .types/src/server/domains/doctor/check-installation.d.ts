import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import { type DoctorFinding } from './finding.ts';
interface Installation {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly secret: string;
    /** What pictures and files of one school may take in all, in bytes; 5 GB unless given. */
    readonly mediaQuota?: number;
    readonly now: () => number;
}
/** What can be seen of the database and the storage of an installation. */
export declare const checkInstallation: ({ store, storage, secret, mediaQuota, now, }: Installation) => Promise<DoctorFinding[]>;
export {};
