import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { createCommits } from './testing/commits.ts';

const page = (text: string, tags: readonly string[], expiresAt = Number.POSITIVE_INFINITY): CachedPage => {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: {},
    etag: text,
    bodies: { identity: body, br: body, gzip: body },
    tags,
    expiresAt,
    endsAt: Number.POSITIVE_INFINITY,
    hasMinors: false,
    media: [],
  };
};

/** A page cache, and the commits that it follows. */
const createCache = (maxBytes = 1_000_000, now: () => number = () => 0) => {
  const commits = createCommits();
  const invalidation = commits.invalidation(now);
  return Object.assign(createPageCache({ maxBytes, now, invalidation }), { commits });
};

describe('the page cache', () => {
  it('drops exactly the pages that carry a touched tag', () => {
    const cache = createCache();
    cache.put('a', page('a', ['school:1:banner', 'school:1:holiday']), cache.epoch());
    cache.put('b', page('b', ['school:1:holiday']), cache.epoch());
    cache.put('c', page('c', ['school:2:banner']), cache.epoch());
    cache.commits.commit(['school:1:banner']);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')?.etag).toBe('b');
    expect(cache.get('c')?.etag).toBe('c');
  });

  it('does not keep a page that was read before a commit to what it shows', () => {
    const cache = createCache();
    const before = cache.epoch();
    cache.commits.commit(['school:1:banner']);
    expect(cache.put('a', page('old', ['school:1:banner']), before)).toBe(false);
    expect(cache.put('b', page('other', ['school:1:holiday']), before)).toBe(true);
    expect(cache.put('a', page('new', ['school:1:banner']), cache.epoch())).toBe(true);
  });

  it('caches nothing while commits go unheard', () => {
    const cache = createCache();
    cache.commits.set('unsynced');
    expect(cache.put('a', page('a', ['t']), cache.epoch())).toBe(false);
    expect(cache.get('a')).toBeUndefined();
    cache.commits.set('synced');
    expect(cache.put('a', page('a', ['t']), cache.epoch())).toBe(true);
  });

  it('keeps nothing that was read before it was cleared', () => {
    const cache = createCache();
    const before = cache.epoch();
    cache.commits.flush();
    expect(cache.put('a', page('a', ['school:1:banner']), before)).toBe(false);
  });

  it('gives a page up to its end and not at it', () => {
    let now = 0;
    const cache = createCache(1_000_000, () => now);
    cache.put('a', page('a', [], 1000), cache.epoch());
    now = 999;
    expect(cache.get('a')?.etag).toBe('a');
    now = 1000;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  it('keeps its pages for when commits are heard again, and gives none while they are not', () => {
    const cache = createCache();
    cache.put('a', page('a', []), cache.epoch());
    cache.commits.set('unsynced');
    expect(cache.get('a')).toBeUndefined();
    cache.commits.set('synced');
    expect(cache.get('a')?.etag).toBe('a');
  });

  const minute = 60_000;
  it.each([
    ['a page', {}, 9, true],
    ['none after the limit', {}, 10, false],
    ['one whose day ends meanwhile', { expiresAt: 99 * minute }, 2, true],
    ['none whose day had ended when the database was last heard of', { expiresAt: 97 * minute }, 2, false],
    ['none that something was to be taken off by now', { endsAt: 99 * minute }, 2, false],
    ['one with data of children', { hasMinors: true }, 0.9, true],
    ['none with data of children after a minute', { hasMinors: true }, 1, false],
  ] as const)('shows %s while the database is away', (_, facts, minutes, isShown) => {
    let now = 96 * minute;
    const cache = createCache(1_000_000, () => now);
    cache.put('a', { ...page('a', []), media: [{ name: '7/3', class: 'public' }], ...facts }, cache.epoch());
    now = 100 * minute;
    cache.commits.set('away', minutes * minute);
    expect(cache.get('a') !== undefined).toBe(isShown);
    expect(cache.mediaOnPages('7/3') !== undefined).toBe(isShown);
  });

  it('finds what is on a page, and nothing of one that is gone', () => {
    const cache = createCache();
    const media = [
      { name: '7/3', class: 'minor' },
      { name: '7/4', class: 'public', document: { name: 'Fees.pdf', mime: 'application/pdf' } },
    ] as const;
    cache.put('a', { ...page('a', ['t']), media }, cache.epoch());
    expect(['7/3', '7/4', '7/5'].map(cache.mediaOnPages)).toEqual([...media, undefined]);
    cache.commits.commit(['t']);
    expect(cache.mediaOnPages('7/4')).toBeUndefined();
  });

  it('drops what was used longest ago when it is full', () => {
    const weight = 3 * 100 + 1024;
    const cache = createCache(weight * 2);
    const text = 'x'.repeat(100);
    cache.put('a', page(text, []), 0);
    cache.put('b', page(text, []), 0);
    cache.get('a');
    cache.put('c', page(text, []), 0);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('c')).toBeDefined();
    expect(cache.put('huge', page('x'.repeat(weight), []), 0)).toBe(false);
  });

  it('has room for every school while one of them has more pages than fit', () => {
    const text = 'x'.repeat(100);
    const cache = createCache((3 * 100 + 1024) * 80);
    for (const school of [1, 2, 3]) cache.put(`${school} home`, page(text, []), 0);
    for (let n = 0; n < 500; n += 1) {
      cache.put(`9 search ${n}`, page(text, []), 0);
      // What was asked for last is there.
      expect(cache.get(`9 search ${n}`)).toBeDefined();
    }
    expect([1, 2, 3].map((school) => cache.get(`${school} home`)?.status)).toEqual([200, 200, 200]);
    expect(cache.size.pages).toBe(80);
    for (let n = 0; n < 70; n += 1) cache.put(`${n + 10} home`, page(text, []), 0);
    const others = [1, 2, 3, ...Array.from({ length: 70 }, (_, n) => n + 10)];
    expect(others.filter((school) => cache.get(`${school} home`) === undefined)).toEqual([]);
  });

  it('is one school’s alone where there is no other', () => {
    const cache = createCache((3 * 100 + 1024) * 10);
    for (let n = 0; n < 20; n += 1) cache.put(`1 page ${n}`, page('x'.repeat(100), []), 0);
    expect(cache.size.pages).toBe(10);
    expect(cache.get('1 page 10')).toBeDefined();
  });

  it('replaces the bodies of the page it holds, and of no newer one', () => {
    const cache = createCache();
    const first = page('first', []);
    cache.put('a', first, 0);
    const small = Buffer.from('s');
    cache.replaceBodies('a', first, { ...first.bodies, br: small });
    expect(cache.get('a')?.bodies.br).toBe(small);
    const second = page('second', []);
    cache.put('a', second, 0);
    cache.replaceBodies('a', first, { ...first.bodies, br: small });
    expect(cache.get('a')?.bodies.br).toBe(second.bodies.br);
  });

  it('never gives a page older than the last commit to its tags, and counts its bytes, whatever happens in between', () => {
    const tags = ['t0', 't1', 't2'];
    const step = fc.oneof(
      fc.record({ kind: fc.constant('begin' as const), key: fc.constantFrom('k0', 'k1', 'k2', 'k3'), tag: fc.nat(2) }),
      fc.record({ kind: fc.constant('finish' as const), at: fc.nat(5) }),
      fc.record({ kind: fc.constant('commit' as const), tag: fc.nat(2) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = createCache(6000);
        const versions = [0, 0, 0];
        const running: { key: string; tag: number; version: number; since: number }[] = [];
        for (const action of steps) {
          if (action.kind === 'commit') {
            versions[action.tag] = (versions[action.tag] ?? 0) + 1;
            cache.commits.commit([tags[action.tag] ?? '']);
          } else if (action.kind === 'begin') {
            const { tag } = action;
            // A key always reads the same tag, as a page's key fixes its sources.
            running.push({ key: `${action.key}-${tag}`, tag, version: versions[tag] ?? 0, since: cache.epoch() });
          } else {
            const [done] = running.splice(action.at, 1);
            if (done) cache.put(done.key, page(String(done.version), [tags[done.tag] ?? '']), done.since);
          }
          for (const tag of [0, 1, 2]) {
            for (const key of ['k0', 'k1', 'k2', 'k3']) {
              const kept = cache.get(`${key}-${tag}`);
              if (kept) expect(kept.etag).toBe(String(versions[tag]));
            }
          }
          expect(cache.size.bytes).toBeLessThanOrEqual(6000);
        }
      }),
      { numRuns: 500 },
    );
  });
});
