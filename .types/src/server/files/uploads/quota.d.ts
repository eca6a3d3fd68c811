import { type MediaVariant } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
/** The most that pictures and files of one school take, in bytes, where MEDIA_QUOTA_MB says nothing: 5 GB. */
export declare const defaultMediaQuota: number;
/** What counts of a file: what was sent of it, and every size that was made of it. */
type Counted = {
    readonly bytes: number;
    readonly variants?: readonly MediaVariant[] | undefined;
};
/**
 * Lets a transaction of a school add a file to what it has, as the database counts it. Errors: `GUARD` where that is more
 * than the quota (bytes).
 */
export declare function requireRoom({ db }: StoreContext, schoolId: number, file: Counted, quota: number): Promise<void>;
/** What pictures and files of a school take, in bytes, as the quota counts them. */
export declare const usedBytes: (db: Db, schoolId: number) => Promise<number>;
/** A number of bytes for people. */
export declare const sizeText: (bytes: number) => string;
export {};
