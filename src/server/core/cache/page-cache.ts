import { directoryTag } from '#schemas/sources/tags.ts';
import type { Invalidation } from './invalidation.ts';
import { createTagChanges } from './tag-changes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page. Bodies are stored per encoding; `etag` names the content, each encoding adds its own suffix. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly tags: readonly string[];
  /** Milliseconds since the epoch; Infinity for never. */
  readonly expiresAt: number;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** The current count of changes; taken before a page's data is read. */
  epoch(): number;
  /** Caches a page, unless one of its tags was touched since the epoch: it might be stale. */
  put(key: string, page: CachedPage, since: number): boolean;
  /** Swaps a cached page's bodies for smaller ones of the same content. */
  replaceBodies(key: string, page: CachedPage, bodies: CachedPage['bodies']): void;
  readonly size: { readonly pages: number; readonly bytes: number };
}

interface Options {
  readonly maxBytes: number;
  readonly now: () => number;
  readonly invalidation: Invalidation;
}

/** Pages by key, the least lately used dropped first, each dropped when one of its tags is touched. */
export const createPageCache = ({ maxBytes, now, invalidation }: Options): PageCache => {
  const pages = new Map<string, CachedPage>();
  const keysOf = new Map<string, Set<string>>();
  const changes = createTagChanges();
  let bytes = 0;
  /** The key of the page at the end, which was used last. */
  let newest: string | undefined;

  const drop = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= weigh(page);
    for (const tag of page.tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  };

  invalidation.register({
    invalidate({ all, directory }) {
      const tags = directory ? [...all, directoryTag] : all;
      changes.touch(tags);
      for (const tag of tags) for (const key of [...(keysOf.get(tag) ?? [])]) drop(key);
    },
    clear() {
      changes.touchAll();
      for (const key of [...pages.keys()]) drop(key);
    },
  });

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expiresAt <= now()) {
        drop(key);
        return undefined;
      }
      if (key !== newest) {
        pages.delete(key);
        pages.set(key, page);
        newest = key;
      }
      return page;
    },
    epoch: changes.epoch,
    put(key, page, since) {
      if (!invalidation.isSynced() || changes.isTouchedSince(page.tags, since)) return false;
      const weight = weigh(page);
      if (weight > maxBytes) return false;
      drop(key);
      pages.set(key, page);
      newest = key;
      bytes += weight;
      for (const tag of page.tags) {
        const keys = keysOf.get(tag) ?? new Set();
        keys.add(key);
        keysOf.set(tag, keys);
      }
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
      return true;
    },
    replaceBodies(key, page, bodies) {
      if (pages.get(key) !== page) return;
      const smaller = { ...page, bodies };
      bytes += weigh(smaller) - weigh(page);
      pages.set(key, smaller);
    },
    get size() {
      return { pages: pages.size, bytes };
    },
  };
};

const weigh = ({ bodies }: CachedPage): number => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1024;
