import { and, eq } from 'drizzle-orm';
import { mediaErrors } from '#schemas/errors/media.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { type MediaRow, type MediaVariant, media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { AppError, isOfArea } from '#shared/errors/app-error.ts';
import { isPictureFault } from '../picture-fault.ts';
import type { EncodedVariant } from '../pictures/encode.ts';
import type { encodeAvif } from '../pictures/picture-process.ts';
import { type MediaStorage, mediaKey } from '../storage/storage.ts';

/** What the making of AVIF files works with. */
export interface AvifWork {
  store: Store;
  storage: MediaStorage;
  /** Resolves when the server has time to spare; awaited before each file. */
  idle: () => Promise<void>;
  /** Called with what hinders the queue (disk, database); the picture stays waiting for the next commit or start. */
  onError: (error: unknown, at: { schoolId: number; mediaId?: number }) => void;
  encode: typeof encodeAvif;
  stop: Stop;
}

/** A request to stop, which ends what is waited for. */
export interface Stop {
  isRequested(): boolean;
  request(): void;
  /** What a promise gives, or undefined as soon as the stop is requested. One promise at a time. */
  orElse<T>(promise: Promise<T>): Promise<T | undefined>;
}

export const createStop = (): Stop => {
  let requested = false;
  let giveUp = () => {};
  return {
    isRequested: () => requested,
    request() {
      requested = true;
      giveUp();
    },
    // Not a race with one promise of the stop, which would hold every result until then.
    orElse: (promise) =>
      new Promise((resolve, reject) => {
        giveUp = () => resolve(undefined);
        if (requested) giveUp();
        promise.then(resolve, reject);
      }),
  };
};

interface MadeFile {
  readonly variant: MediaVariant;
  readonly data: Buffer;
}

/** Makes the AVIF files of a pending picture and adds them to its row; a picture that cannot be read is given up. */
export const makeAvif = async (row: MediaRow, work: AvifWork): Promise<void> => {
  let made: readonly MadeFile[] | undefined;
  try {
    made = await encodeAll(row, work);
  } catch (error) {
    if (!isOfArea(error, mediaErrors)) throw error;
    work.onError(error, { schoolId: row.schoolId, mediaId: row.id });
    await finish(work.store, row, 'failed', []);
    return;
  }
  if (made) await publish(row, made, work);
};

/** A file for each of the widths that the picture has as WebP; undefined if the work was stopped. */
const encodeAll = async (row: MediaRow, { storage, idle, encode, stop }: AvifWork): Promise<MadeFile[] | undefined> => {
  const made: MadeFile[] = [];
  const original = await storage.get(mediaKey(row.schoolId, row.id, 'original'));
  if (!original) throw new AppError('PICTURE_GONE');
  for (const { width } of row.variants.filter(({ format }) => format === 'webp')) {
    await stop.orElse(idle());
    if (stop.isRequested()) return undefined;
    const encoded = await stop.orElse(encodeTwice(encode, original, width));
    if (!encoded) return undefined;
    for (const { data, ...variant } of encoded) {
      const key = mediaKey(row.schoolId, row.id, `${variant.width}.avif`);
      made.push({ variant: { ...variant, bytes: data.length, key }, data });
    }
  }
  return made;
};

const publish = async (row: MediaRow, made: readonly MadeFile[], { store, storage }: AvifWork): Promise<void> => {
  const variants = made.map(({ variant }) => variant);
  // A flat drawing can be larger as AVIF; then the WebP files stand alone.
  if (bytesOf(variants) >= bytesOf(row.variants.filter(({ format }) => format === 'webp'))) {
    await finish(store, row, 'done', []);
    return;
  }
  for (const { variant, data } of made) await storage.put(variant.key, data);
  if (await finish(store, row, 'done', variants)) return;
  for (const { key } of variants) await storage.delete(key);
};

/**
 * Adds the files to the row; false if the row went away meanwhile. Another node that was first wrote the same files.
 */
const finish = async (
  store: Store,
  row: MediaRow,
  avifState: 'done' | 'failed',
  added: readonly MediaVariant[],
): Promise<boolean> => {
  return store.school(row.schoolId, async ({ db, touch }) => {
    const mine = and(eq(media.schoolId, row.schoolId), eq(media.id, row.id));
    const [current] = await db
      .select({ variants: media.variants, state: media.avifState })
      .from(media)
      .where(mine)
      .for('update');
    if (!current) return false;
    if (current.state !== 'pending') return true;
    await db
      .update(media)
      .set({ avifState, variants: [...current.variants, ...added] })
      .where(mine);
    if (added.length > 0) touch(schoolTag(row.schoolId, 'media'));
    return true;
  });
};

/** A picture process that ends may have lacked memory; where it ends twice, the picture is given up. */
const encodeTwice = async (encode: typeof encodeAvif, original: Buffer, width: number): Promise<EncodedVariant[]> => {
  try {
    return await encode(original, [width]);
  } catch (error) {
    if (!isOfArea(error, mediaErrors) || isPictureFault(error)) throw error;
    return encode(original, [width]);
  }
};

const bytesOf = (variants: readonly MediaVariant[]): number => variants.reduce((sum, { bytes }) => sum + bytes, 0);
