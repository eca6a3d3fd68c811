import { type SQL } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type MediaRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** What the library shows to everyone who has it: no private files, and no photos of students. */
export declare const inLibrary: SQL | undefined;
type MediaReader = Pick<CallContext, 'scopeOf' | 'school'>;
/**
 * A row that the actor may see: private files and students' photos only who may read all students and enquiries.
 * Errors: `NOT_FOUND`.
 */
export declare const findMedia: (db: Db, context: MediaReader, id: number) => Promise<MediaRow>;
/** As `findMedia`, a row that no other transaction changes or begins to use until this one ends. */
export declare const lockMedia: (db: Db, context: MediaReader, id: number) => Promise<MediaRow>;
export {};
