import type { MediaStorage } from '#server/files/storage/storage.ts';
/** Deletes the files that a failed import has written, and returns the error to throw. */
export declare function takeBack(storage: MediaStorage, keys: readonly string[], error: unknown): Promise<unknown>;
