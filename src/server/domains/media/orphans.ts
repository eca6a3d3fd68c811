import { and, eq, inArray } from 'drizzle-orm';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { deleteFiles, mediaFileKeys } from '#server/files/uploads/files.ts';
import { media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

interface OrphanOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Files younger than this, in milliseconds, may still get a row; an hour by default. */
  readonly olderThanMs?: number;
}

const hour = 3_600_000;
const batch = 500;

/**
 * The keys of files that no row knows: what a crash between the files and the rows, or a deletion that failed, has
 * left. What is no key of a school's file is left alone.
 */
export async function* findOrphans({ store, storage, now, olderThanMs = hour }: OrphanOptions): AsyncGenerator<string> {
  let waiting: FileOf[] = [];
  for await (const { key, modified } of storage.list()) {
    const file = parseKey(key);
    if (!file || modified.getTime() > now - olderThanMs) continue;
    waiting.push(file);
    if (waiting.length < batch) continue;
    yield* await unknownOf(store, waiting);
    waiting = [];
  }
  yield* await unknownOf(store, waiting);
}

/** Deletes orphans; how many, and how many could not be deleted. */
export const removeOrphans = async (options: OrphanOptions): Promise<{ removed: number; failed: number }> => {
  let removed = 0;
  let failed = 0;
  // All are found before the first goes: a bucket's list may skip what moves while it is read.
  const keys: string[] = [];
  for await (const key of findOrphans(options)) keys.push(key);
  for (let start = 0; start < keys.length; start += batch) {
    const part = keys.slice(start, start + batch);
    const left = await deleteFiles(options.storage, part);
    removed += part.length - left;
    failed += left;
  }
  return { removed, failed };
};

interface FileOf {
  readonly key: string;
  readonly schoolId: number;
  readonly mediaId: number;
}

const parseKey = (key: string): FileOf | undefined => {
  const [, school, id] = /^(\d{1,9})\/([1-9]\d{0,8})\/[^/]+$/.exec(key) ?? [];
  return id === undefined ? undefined : { key, schoolId: Number(school), mediaId: Number(id) };
};

const unknownOf = async (store: Store, files: readonly FileOf[]): Promise<string[]> => {
  const schools = new Set(files.map(({ schoolId }) => schoolId));
  const unknown: string[] = [];
  for (const schoolId of schools) {
    const mine = files.filter((file) => file.schoolId === schoolId);
    const ids = [...new Set(mine.map(({ mediaId }) => mediaId))];
    const rows = await store.school(
      schoolId,
      ({ db }) =>
        db
          .select()
          .from(media)
          .where(and(eq(media.schoolId, schoolId), inArray(media.id, ids))),
      { readOnly: true },
    );
    const known = new Set(rows.flatMap(mediaFileKeys));
    unknown.push(...mine.filter(({ key }) => !known.has(key)).map(({ key }) => key));
  }
  return unknown;
};
