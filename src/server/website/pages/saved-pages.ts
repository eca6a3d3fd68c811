import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { directoryTag, readTags } from '#schemas/sources/tags.ts';
import type { CachedPage, PageCache } from '#server/core/cache/page-cache.ts';
import { writeWhole } from '#server/core/write-whole.ts';
import { etagOf } from '#server/http/sending/etag.ts';
import type { CommitMark } from '#server/store/commit-log.ts';
import type { Store } from '#server/store/store.ts';
import { createPageFiles } from './page-files.ts';

/** Cached pages on the disk, for the next start: a file a page, and up to which commit they are current. */
export interface SavedPages {
  /** Puts those back into the cache that are still current, and removes the others. */
  load(cache: PageCache): Promise<void>;
  /** Saves a page that is cached, unless it is somebody's own or holds data of children. */
  save(key: string, page: CachedPage): void;
  /** Removes a page that is cached no more. */
  remove(key: string): void;
  /** Resolves once everything that was asked for is done, or was tried. */
  settle(): Promise<void>;
  /** Notes up to which commit everything is current, and saves nothing more. */
  stop(): Promise<void>;
}

export interface SavedPagesOptions {
  /** Made where it is missing, for this user alone. */
  readonly folder: string;
  /** What makes the pages: those of another build are not shown. */
  readonly build: string;
  readonly store: Pick<Store, 'mark' | 'commitsSince'>;
  readonly baseUrl: () => URL;
  readonly log: Logger;
}

const markFile = 'current.json';
const noteEveryMs = 10_000;

/** Of a page's file: one line of JSON before the bodies. Times that never come are null. */
interface Head extends Omit<CachedPage, 'bodies' | 'expiresAt' | 'endsAt' | 'hasMinors'> {
  readonly build: string;
  /** The product's address, which pages name. */
  readonly origin: string;
  readonly key: string;
  readonly expiresAt: number | null;
  readonly endsAt: number | null;
  /** In bytes; the rest is the page as it is. */
  readonly lengths: { readonly br: number; readonly gzip: number };
}

export const createSavedPages = ({ folder, build, store, baseUrl, log }: SavedPagesOptions): SavedPages => {
  const files = createPageFiles(folder, markFile);
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  /** One after the other, so that what was last asked for stands at the end. */
  const enqueue = (step: () => Promise<void>): void => {
    work = work.then(step).then(
      () => {
        hasFailed = false;
      },
      (err: unknown) => {
        if (!hasFailed) log.info({ err }, 'Pages cannot be saved for the next start.');
        hasFailed = true;
      },
    );
  };

  /**
   * What a commit before the mark made stale was dropped, and its file is removed by the time that the mark is written:
   * no mark is, while one could not be removed, as on a disk that has become read-only.
   */
  const note = async (): Promise<void> => {
    const { database, transaction } = await store.mark();
    enqueue(async () => {
      await files.settle();
      await writeWhole(join(folder, markFile), JSON.stringify({ database, transaction: String(transaction) }), 0o600);
    });
    await work;
  };
  const noteIfPossible = (): Promise<void> =>
    note().catch((err: unknown) => log.debug({ err }, 'It could not be noted how current saved pages are.'));

  /** The tags of what was committed since the mark; undefined if that is not known. */
  const staleTags = async (): Promise<ReadonlySet<string> | undefined> => {
    const mark = await readMark(join(folder, markFile));
    const { commits } = mark ? await store.commitsSince(mark) : {};
    if (!commits) return undefined;
    const tags = new Set<string>();
    for (const commit of commits) {
      if (commit.tags === 'all') return undefined;
      const { all, directory } = readTags(commit.tags);
      for (const tag of directory ? [...all, directoryTag] : all) tags.add(tag);
    }
    return tags;
  };

  const loadInto = async (cache: PageCache): Promise<void> => {
    const since = cache.epoch();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stale = await staleTags();
    for (const name of await readdir(folder)) {
      if (name === markFile) continue;
      const file = join(folder, name);
      const found = stale && parsePage(await readFile(file), { build, origin: baseUrl().origin });
      // A write that was cut off leaves its file under another name, where nobody would remove it with its page.
      const isKept =
        found &&
        files.fileOf(found.key) === file &&
        !found.page.tags.some((tag) => stale.has(tag)) &&
        cache.put(found.key, found.page, since);
      if (isKept) files.keep(found.key);
      else await rm(file, { force: true });
    }
    files.isSwept();
  };

  return {
    async load(cache) {
      // A start goes without them where they cannot be read.
      await loadInto(cache).catch((err: unknown) => log.info({ err }, 'Saved pages cannot be read.'));
      timer = setInterval(() => void noteIfPossible(), noteEveryMs).unref();
      await noteIfPossible();
    },
    save(key, page) {
      if (isStopped || page.hasMinors || page.headers['cache-control']?.startsWith('private')) return;
      enqueue(() => files.write(key, formatPage(key, page, { build, origin: baseUrl().origin })));
    },
    remove(key) {
      enqueue(() => files.drop(key));
    },
    settle: () => work,
    async stop() {
      clearInterval(timer);
      isStopped = true;
      await noteIfPossible();
    },
  };
};

const readMark = async (file: string): Promise<CommitMark | undefined> => {
  try {
    const { database, transaction } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    return database && transaction ? { database, transaction: BigInt(transaction) } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
};

type Made = Pick<Head, 'build' | 'origin'>;

const finite = (time: number): number | null => (Number.isFinite(time) ? time : null);

const formatPage = (key: string, page: CachedPage, made: Made): Buffer => {
  const { status, headers, etag, bodies, tags, media, expiresAt, endsAt } = page;
  const head: Head = {
    ...made,
    key,
    status,
    headers,
    etag,
    tags,
    media,
    expiresAt: finite(expiresAt),
    endsAt: finite(endsAt),
    lengths: { br: bodies.br.length, gzip: bodies.gzip.length },
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bodies.br, bodies.gzip, bodies.identity]);
};

/** A page from its file; undefined for one that something else has made, and for a broken file. */
const parsePage = (data: Buffer, made: Made): { readonly key: string; readonly page: CachedPage } | undefined => {
  const head = parseHead(data.subarray(0, Math.max(0, data.indexOf('\n'))));
  if (!head || head.build !== made.build || head.origin !== made.origin) return undefined;
  const { key, status, headers, etag, tags, media, lengths } = head;
  const start = data.indexOf('\n') + 1;
  const ends = { br: start + lengths.br, gzip: start + lengths.br + lengths.gzip };
  const bodies = {
    br: data.subarray(start, ends.br),
    gzip: data.subarray(ends.br, ends.gzip),
    identity: data.subarray(ends.gzip),
  };
  // Half of a file, or another's, has another identity.
  if (etagOf(bodies.identity) !== etag) return undefined;
  const expiresAt = head.expiresAt ?? Number.POSITIVE_INFINITY;
  const endsAt = head.endsAt ?? Number.POSITIVE_INFINITY;
  return { key, page: { status, headers, etag, tags, media, bodies, expiresAt, endsAt, hasMinors: false } };
};

const parseHead = (line: Buffer): Head | undefined => {
  try {
    return JSON.parse(line.toString()) as Head;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
