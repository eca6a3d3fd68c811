import { sessionTag } from '#schemas/sources/index.ts';
import { createCache } from '#server/core/cache/cache.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { readCookie, sessionCookieName } from '#server/http/access/session-cookie.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { readProductHint } from './product-hint.ts';
import { findSession } from './session-rows.ts';

/** Whether visitors of pages are signed in at a school, remembered for at most 60 s. */
export interface SessionMemory {
  /** Whether a Cookie header names a session at all. */
  isNamed(cookies: string | undefined): boolean;
  /** What is remembered of a Cookie header at a school; undefined if the database must be read. */
  peek(schoolId: number, cookies: string | undefined): boolean | undefined;
  find(schoolId: number, cookies: string | undefined): Promise<boolean>;
}

interface Options {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly invalidation: Invalidation;
  readonly baseUrl: () => URL;
  readonly now: () => number;
}

interface Remembered {
  readonly schoolId: number;
  readonly signedIn: boolean;
  readonly until: number;
}

const rememberMs = 60_000;
/** Longer ones are none of ours. */
const maxTokenLength = 200;

export const createSessionMemory = ({ store, sealer, invalidation, baseUrl, now }: Options): SessionMemory => {
  const known = createCache<string, Remembered>({
    invalidation,
    max: 20_000,
    stale: (tags) => (tags.schools.size > 0 ? ({ schoolId }) => tags.has(sessionTag(schoolId)) : undefined),
    until: ({ until }) => until,
  });

  const hashOf = (cookies: string | undefined): string | undefined => {
    if (cookies === undefined) return undefined;
    const token = readCookie(cookies, sessionCookieName(baseUrl()));
    return token && token.length <= maxTokenLength ? hashSecret(token) : undefined;
  };
  /** On the product's own host, who has signed in to a school from there counts as well. */
  const isHinted = (schoolId: number, cookies: string | undefined): boolean =>
    schoolId === platformSchool.schoolId && readProductHint({ sealer, now }, cookies) !== undefined;
  return {
    isNamed: (cookies) => hashOf(cookies) !== undefined,
    peek(schoolId, cookies) {
      if (isHinted(schoolId, cookies)) return true;
      const hash = hashOf(cookies);
      return hash === undefined ? false : known.get(`${schoolId} ${hash}`)?.signedIn;
    },
    async find(schoolId, cookies) {
      if (isHinted(schoolId, cookies)) return true;
      const hash = hashOf(cookies);
      if (hash === undefined) return false;
      const { signedIn } = await known.find(`${schoolId} ${hash}`, async () => {
        const time = now();
        const work = (context: StoreContext) => findSession(context, hash, new Date(time));
        const actor = await store.school(schoolId, work, { readOnly: true });
        return { schoolId, signedIn: actor !== undefined, until: time + rememberMs };
      });
      return signedIn;
    },
  };
};
