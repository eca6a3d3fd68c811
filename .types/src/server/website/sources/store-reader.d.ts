import type { Db } from '#server/store/store.ts';
import type { ReaderMemory } from '#server/tenancy/store-blogs.ts';
import type { SourceReader } from './define.ts';
/** Reads for loaders what visitors see at an instant, inside a school's transaction. */
export declare const createSourceReader: (db: Db, now: Date, memory: ReaderMemory) => SourceReader;
