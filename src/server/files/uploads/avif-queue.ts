import { and, asc, eq, gt } from 'drizzle-orm';
import { type MediaRow, media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { encodeAvif } from '../pictures/picture-process.ts';
import { type AvifWork, createStop, makeAvif } from './avif-picture.ts';

export interface AvifQueueOptions extends Omit<AvifWork, 'stop' | 'encode'> {
  /** The schools that may have pictures waiting from an earlier run, with the platform's 0. */
  schoolIds: () => Promise<readonly number[]>;
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
export const startAvifQueue = ({ schoolIds, encode = encodeAvif, ...options }: AvifQueueOptions): AvifQueue => {
  const { store, onError } = options;
  const stop = createStop();
  const work: AvifWork = { ...options, encode, stop };
  const waiting = new Set<number>();
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  const workSchool = async (schoolId: number): Promise<void> => {
    let after = 0;
    try {
      while (!stop.isRequested()) {
        const row = await nextPending(store, schoolId, after);
        if (!row) return;
        after = row.id;
        await makeAvif(row, work);
      }
    } catch (error) {
      onError(error, { schoolId, ...(after > 0 && { mediaId: after }) });
    }
  };
  const workAll = async (): Promise<void> => {
    for (let id = first(waiting); id !== undefined && !stop.isRequested(); id = first(waiting)) {
      waiting.delete(id);
      await workSchool(id);
    }
  };
  const wake = (ids: readonly number[]) => {
    for (const id of ids) waiting.add(id);
    if (busy || stop.isRequested() || waiting.size === 0) return;
    busy = true;
    running = workAll().finally(() => {
      busy = false;
      // What was announced after the last look at the list.
      wake([]);
    });
  };

  const unsubscribe = store.onCommit((tags) => wake(tags.flatMap(schoolOfMediaTag)));
  const started = schoolIds().then(wake, (error: unknown) => onError(error, { schoolId: 0 }));

  return {
    async stop() {
      stop.request();
      unsubscribe();
      await started;
      await running;
    },
    async drained() {
      await started;
      while (busy) await running;
    },
  };
};

const nextPending = async (store: Store, schoolId: number, after: number): Promise<MediaRow | undefined> => {
  const pending = and(eq(media.schoolId, schoolId), eq(media.avifState, 'pending'), gt(media.id, after));
  const rows = await store.school(
    schoolId,
    ({ db }) => db.select().from(media).where(pending).orderBy(asc(media.id)).limit(1),
    { readOnly: true },
  );
  return rows[0];
};

/** The school of a `school:<id>:media` tag, in a list of none or one. */
const schoolOfMediaTag = (tag: string): number[] => {
  const id = /^school:(\d+):media$/.exec(tag)?.[1];
  return id === undefined ? [] : [Number(id)];
};

const first = <T>(set: ReadonlySet<T>): T | undefined => set.values().next().value;
