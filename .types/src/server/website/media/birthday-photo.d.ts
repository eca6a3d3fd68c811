import type { Db } from '#server/store/store.ts';
/** Whether a picture is on the birthday card of a student, at a moment, in the school of the transaction. */
export declare const isOnBirthdayCard: (db: Db, mediaId: number, now: Date) => Promise<boolean>;
