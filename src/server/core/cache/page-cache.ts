import { directoryTag } from '#schemas/sources/tags.ts';
import type { Invalidation } from './invalidation.ts';
import { createSchoolShares } from './school-shares.ts';
import { createTagChanges } from './tag-changes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page. Bodies are stored per encoding; `etag` names the content, each encoding adds its own suffix. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly tags: readonly string[];
  /** Until when it is current, in milliseconds since the epoch: the end of the day, or a change to come. */
  readonly expiresAt: number;
  /** From when it must not be shown at all: something on it was to be taken off. Infinity for never. */
  readonly endsAt: number;
  /** Whether it holds data of children, which is not shown for long without the database, and is never on a disk. */
  readonly hasMinors: boolean;
  /** The pictures, documents and cards that belong to it. */
  readonly media: readonly PageMedia[];
}

/** Something that is served because a page leads to it. */
export interface PageMedia {
  /** `mediaName` of a picture or document, or a card's address. */
  readonly name: string;
  readonly class: 'public' | 'minor';
  /** What a document is downloaded as. */
  readonly document?: { readonly name: string; readonly mime: string } | undefined;
  /** What a card says. */
  readonly title?: string;
}

/** The name of a school's picture or document. */
export const mediaName = (schoolId: number, id: number): string => `${schoolId}/${id}`;

export interface PageCache {
  /** A page that may be shown: a current one, or one that was when the database was last heard of. */
  get(key: string): CachedPage | undefined;
  /** A page that is cached, whether it may be shown or not; this is no use of it. */
  peek(key: string): CachedPage | undefined;
  /** What has this name on a page that may be shown. */
  mediaOnPages(name: string): PageMedia | undefined;
  /** The current count of changes; taken before a page's data is read. */
  epoch(): number;
  /** Caches a page, unless one of its tags was touched since the epoch: it might be stale. */
  put(key: string, page: CachedPage, since: number): boolean;
  /** Swaps a cached page's bodies for smaller ones of the same content; undefined if it is cached no more. */
  replaceBodies(key: string, page: CachedPage, bodies: CachedPage['bodies']): CachedPage | undefined;
  readonly size: { readonly pages: number; readonly bytes: number };
}

/** How long pages with data of children are shown without the database. */
const minorsStaleMs = 60_000;

interface Options {
  readonly maxBytes: number;
  readonly now: () => number;
  readonly invalidation: Invalidation;
  /** Called with the key of each page that is dropped. */
  readonly onDrop?: ((key: string) => void) | undefined;
}

/**
 * Pages by key, which begins with the school's id and a space; each is dropped when one of its tags is touched. A full
 * cache drops what was used longest ago: of the school that has the most of it, where that is more than its share, so
 * that one with as many addresses as somebody invents pushes out no other's.
 */
export const createPageCache = ({ maxBytes, now, invalidation, onDrop }: Options): PageCache => {
  const pages = new Map<string, CachedPage>();
  const byTag = createIndex();
  const byMedia = createIndex();
  const changes = createTagChanges();
  const held = createSchoolShares(maxBytes);
  /** The key of the page at the end, which was used last. */
  let newest: string | undefined;

  const drop = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    held.count(key, -weigh(page));
    byTag.delete(page.tags, key);
    byMedia.delete(namesOf(page), key);
    onDrop?.(key);
  };

  const oldest = (): string | undefined => held.nextToGo(pages.keys(), newest);

  /** Whether a page may be shown as things are; one that never may again is dropped. */
  const isShowable = (key: string, page: CachedPage): boolean => {
    const time = now();
    const heldAt = invalidation.heldAt();
    if (page.endsAt <= time || page.expiresAt <= (heldAt ?? 0)) {
      drop(key);
      return false;
    }
    return heldAt !== undefined && (!page.hasMinors || time - heldAt < minorsStaleMs);
  };

  invalidation.register({
    invalidate({ all, directory }) {
      const tags = directory ? [...all, directoryTag] : all;
      changes.touch(tags);
      for (const tag of tags) for (const key of byTag.keys(tag)) drop(key);
    },
    clear() {
      changes.touchAll();
      for (const key of [...pages.keys()]) drop(key);
    },
  });

  return {
    get(key) {
      const page = pages.get(key);
      if (!page || !isShowable(key, page)) return undefined;
      if (key !== newest) {
        pages.delete(key);
        pages.set(key, page);
        newest = key;
      }
      return page;
    },
    peek: (key) => pages.get(key),
    mediaOnPages(name) {
      for (const key of byMedia.keys(name)) {
        const page = pages.get(key);
        const found = page && isShowable(key, page) && page.media.find((one) => one.name === name);
        if (found) return found;
      }
      return undefined;
    },
    epoch: changes.epoch,
    put(key, page, since) {
      if (!invalidation.isSynced() || changes.isTouchedSince(page.tags, since)) return false;
      const weight = weigh(page);
      if (weight > maxBytes) return false;
      drop(key);
      pages.set(key, page);
      newest = key;
      held.count(key, weight);
      byTag.add(page.tags, key);
      byMedia.add(namesOf(page), key);
      for (let old = oldest(); old !== undefined; old = oldest()) drop(old);
      return true;
    },
    replaceBodies(key, page, bodies) {
      if (pages.get(key) !== page) return undefined;
      const smaller = { ...page, bodies };
      held.count(key, weigh(smaller) - weigh(page));
      pages.set(key, smaller);
      return smaller;
    },
    get size() {
      return { pages: pages.size, bytes: held.bytes };
    },
  };
};

const namesOf = ({ media }: CachedPage): readonly string[] => media.map(({ name }) => name);

/** The keys of pages by what they have. */
const createIndex = () => {
  const keysOf = new Map<string, Set<string>>();
  return {
    add(names: readonly string[], key: string): void {
      for (const name of names) keysOf.set(name, (keysOf.get(name) ?? new Set()).add(key));
    },
    delete(names: readonly string[], key: string): void {
      for (const name of names) {
        const keys = keysOf.get(name);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(name);
      }
    },
    keys: (name: string): readonly string[] => [...(keysOf.get(name) ?? [])],
  };
};

const weigh = ({ bodies }: CachedPage): number => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1024;
