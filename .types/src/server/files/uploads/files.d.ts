import type { MediaRow, MediaVariant } from '#server/store/schema.ts';
import type { EncodedPicture } from '../pictures/encode.ts';
import { type MediaStorage } from '../storage/storage.ts';
/** The keys of all files of a row. */
export declare const mediaFileKeys: ({ schoolId, id, variants }: Pick<MediaRow, 'schoolId' | 'id' | 'variants'>) => string[];
interface PictureFiles {
    readonly schoolId: number;
    readonly id: number;
    readonly encoded: EncodedPicture;
    /** Every key is added before its file is written, so that work that fails can take it back. */
    readonly written: string[];
}
/** Writes the files of a picture; what its row says of them. */
export declare function putPictureFiles(storage: MediaStorage, { schoolId, id, encoded, written }: PictureFiles): Promise<MediaVariant[]>;
/** Deletes files; how many of them could not be deleted. */
export declare function deleteFiles(storage: MediaStorage, keys: readonly string[]): Promise<number>;
/** Deletes the files that work which failed has written, and says how many are left over. */
export declare function takeBackFiles(storage: MediaStorage, keys: readonly string[], error: unknown): Promise<number>;
export {};
