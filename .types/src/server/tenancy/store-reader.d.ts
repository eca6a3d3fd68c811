import type { Db, Store } from '#server/store/store.ts';
import type { ContentReader, Directory } from './content-reader.ts';
import { type ReaderMemory } from './store-blogs.ts';
/** Reads what visitors see at a moment, inside a school's transaction. */
export declare const createStoreReader: (db: Db, now: Date, memory?: ReaderMemory) => ContentReader;
/** The directory over the database. */
export interface StoreDirectory extends Directory {
    /** The same, which tells `recordChange` of each moment at which something that it has read changes by itself. */
    recording(recordChange: (change: Date) => void): Directory;
}
/** The directory of active and listed schools; each is read in a transaction of its own. */
export declare const createStoreDirectory: (store: Store, options: {
    urlOf: (slug: string) => string;
    now: () => Date;
}) => StoreDirectory;
