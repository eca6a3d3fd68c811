import { type MediaRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
export interface PublicUseQuery {
    /** Inside a transaction of the picture's school. */
    db: Db;
    row: Pick<MediaRow, 'id' | 'class'>;
    now: Date;
}
/**
 * Whether anyone may see a picture: always one of class `public`, never one of class `private`, and one of class
 * `minor` only while an item that visitors see, with Photo_Consent Public_With_Name, or a student's birthday card shows
 * it (domain.md 4.3).
 */
export declare function isPubliclyVisible({ db, row, now }: PublicUseQuery): Promise<boolean>;
