import { and, asc, eq, gt } from 'drizzle-orm';
import { mediaErrors } from '#schemas/errors/media.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { type MediaRow, type MediaVariant, media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { AppError, isOfArea } from '#shared/errors/app-error.ts';
import { isPictureFault } from '../picture-fault.ts';
import type { EncodedVariant } from '../pictures/encode.ts';
import { encodeAvif } from '../pictures/picture-process.ts';
import { type MediaStorage, mediaKey } from '../storage/storage.ts';

export interface AvifQueueOptions {
  store: Store;
  storage: MediaStorage;
  /** The schools that may have pictures waiting from an earlier run, with the platform's 0. */
  schoolIds: () => Promise<readonly number[]>;
  /** Resolves when the server has time to spare; awaited before each file. */
  idle: () => Promise<void>;
  /** Called with what hinders the queue (disk, database); the picture stays waiting for the next commit or start. */
  onError: (error: unknown, at: { schoolId: number; mediaId?: number }) => void;
  /** Makes the AVIF files of an original; without it the picture process does. */
  encode?: typeof encodeAvif;
}

export interface AvifQueue {
  /** Ends the queue at once; the file in work is given up and made at the next start. */
  stop(): Promise<void>;
  /** Resolves when nothing is waiting or being made. */
  drained(): Promise<void>;
}

/**
 * Makes the AVIF files of pictures whose `avif_state` is `pending`, one file at a time: first what an earlier run left,
 * then whatever a commit of this process announces. Touches `school:<id>:media`, a tag of every page of the school.
 */
export function startAvifQueue({
  store,
  storage,
  schoolIds,
  idle,
  onError,
  encode = encodeAvif,
}: AvifQueueOptions): AvifQueue {
  const waiting = new Set<number>();
  let stopped = false;
  /** Ends what is waited for. */
  let giveUp = () => {};
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  const wake = (ids: readonly number[]) => {
    for (const id of ids) waiting.add(id);
    if (busy || stopped || waiting.size === 0) return;
    busy = true;
    running = work().finally(() => {
      busy = false;
      // What was announced after the last look at the list.
      wake([]);
    });
  };

  const unsubscribe = store.onCommit((tags) => wake(tags.flatMap(schoolOfMediaTag)));
  const started = schoolIds().then(wake, (error: unknown) => onError(error, { schoolId: 0 }));

  async function work(): Promise<void> {
    for (let schoolId = first(waiting); schoolId !== undefined && !stopped; schoolId = first(waiting)) {
      waiting.delete(schoolId);
      await workSchool(schoolId);
    }
  }

  async function workSchool(schoolId: number): Promise<void> {
    let after = 0;
    try {
      while (!stopped) {
        const row = await nextPending(store, schoolId, after);
        if (!row) return;
        after = row.id;
        await workPicture(row);
      }
    } catch (error) {
      onError(error, { schoolId, ...(after > 0 && { mediaId: after }) });
    }
  }

  /** What a promise gives, or undefined as soon as the queue is stopped. */
  // Not a race with one promise of the stop, which would hold every result until then.
  function untilStop<T>(promise: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      giveUp = () => resolve(undefined);
      if (stopped) giveUp();
      promise.then(resolve, reject);
    });
  }

  async function workPicture(row: MediaRow): Promise<void> {
    const made: { variant: MediaVariant; data: Buffer }[] = [];
    try {
      const original = await storage.get(mediaKey(row.schoolId, row.id, 'original'));
      if (!original) throw new AppError('PICTURE_GONE');
      for (const { width } of row.variants.filter(({ format }) => format === 'webp')) {
        await untilStop(idle());
        if (stopped) return;
        const encoded = await untilStop(encodeTwice(encode, original, width));
        if (!encoded) return;
        for (const { data, ...variant } of encoded) {
          const key = mediaKey(row.schoolId, row.id, `${variant.width}.avif`);
          made.push({ variant: { ...variant, bytes: data.length, key }, data });
        }
      }
    } catch (error) {
      if (!isOfArea(error, mediaErrors)) throw error;
      onError(error, { schoolId: row.schoolId, mediaId: row.id });
      await finish(store, row, 'failed', []);
      return;
    }
    await publish(row, made);
  }

  async function publish(row: MediaRow, made: readonly { variant: MediaVariant; data: Buffer }[]): Promise<void> {
    const variants = made.map(({ variant }) => variant);
    // A flat drawing can be larger as AVIF; then the WebP files stand alone.
    if (bytesOf(variants) >= bytesOf(row.variants.filter(({ format }) => format === 'webp'))) {
      await finish(store, row, 'done', []);
      return;
    }
    for (const { variant, data } of made) await storage.put(variant.key, data);
    if (await finish(store, row, 'done', variants)) return;
    for (const { key } of variants) await storage.delete(key);
  }

  return {
    async stop() {
      stopped = true;
      giveUp();
      unsubscribe();
      await started;
      await running;
    },
    async drained() {
      await started;
      while (busy) await running;
    },
  };
}

async function nextPending(store: Store, schoolId: number, after: number): Promise<MediaRow | undefined> {
  const pending = and(eq(media.schoolId, schoolId), eq(media.avifState, 'pending'), gt(media.id, after));
  const rows = await store.school(
    schoolId,
    ({ db }) => db.select().from(media).where(pending).orderBy(asc(media.id)).limit(1),
    { readOnly: true },
  );
  return rows[0];
}

/**
 * Adds the files to the row; false if the row went away meanwhile. Another node that was first wrote the same files.
 */
async function finish(
  store: Store,
  row: MediaRow,
  avifState: 'done' | 'failed',
  added: readonly MediaVariant[],
): Promise<boolean> {
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
}

/** The school of a `school:<id>:media` tag, in a list of none or one. */
function schoolOfMediaTag(tag: string): number[] {
  const id = /^school:(\d+):media$/.exec(tag)?.[1];
  return id === undefined ? [] : [Number(id)];
}

/** A picture process that ends may have lacked memory; where it ends twice, the picture is given up. */
async function encodeTwice(encode: typeof encodeAvif, original: Buffer, width: number): Promise<EncodedVariant[]> {
  try {
    return await encode(original, [width]);
  } catch (error) {
    if (!isOfArea(error, mediaErrors) || isPictureFault(error)) throw error;
    return encode(original, [width]);
  }
}

const bytesOf = (variants: readonly MediaVariant[]): number => variants.reduce((sum, { bytes }) => sum + bytes, 0);

const first = <T>(set: ReadonlySet<T>): T | undefined => set.values().next().value;
