import type { ClientBase } from 'pg';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Manifest } from './archive.ts';
/** The files of the school that is there now. */
export declare const ownFiles: (client: ClientBase, { schools }: Manifest) => Promise<string[]>;
/** Deletes the files that only what was replaced had. One that stays behind is an orphan, which the daily work deletes. */
export declare const removeLeftovers: ({ client, storage }: {
    readonly client: ClientBase;
    readonly storage: MediaStorage;
}, before: readonly string[], schoolIds: readonly number[]) => Promise<void>;
interface FileToPut {
    readonly key: string;
    readonly data: Buffer;
    readonly written: string[];
}
/** Writes a file unless it is there. One that is there with other bytes is no file of this school's past. */
export declare const putFile: (storage: MediaStorage, { key, data, written }: FileToPut) => Promise<void>;
export {};
