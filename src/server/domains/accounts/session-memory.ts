import { createBoundedMap } from '../../core/cache/bounded-map.ts';
import { hashSecret } from '../../core/crypto/secret.ts';
import { readCookie, sessionCookieName } from '../../http/access/session-cookie.ts';
import type { Store } from '../../store/store.ts';
import { findSession, sessionTag } from './session-rows.ts';

/** Whether those who ask for pages are signed in at a school, remembered for at most 60 s. */
export interface SessionMemory {
  /** What is remembered of a Cookie header at a school; undefined where the database must be asked. */
  peek(schoolId: number, cookies: string | undefined): boolean | undefined;
  find(schoolId: number, cookies: string | undefined): Promise<boolean>;
  /** Forgets the sign-ins of the schools whose sessions a commit has changed. */
  invalidate(tags: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
}

interface Options {
  readonly store: Store;
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
const longestToken = 200;

export const createSessionMemory = ({ store, baseUrl, now }: Options): SessionMemory => {
  const known = createBoundedMap<string, Remembered>(20_000);
  let epoch = 0;

  const hashOf = (cookies: string | undefined): string | undefined => {
    const token = readCookie(cookies, sessionCookieName(baseUrl()));
    return token && token.length <= longestToken ? hashSecret(token) : undefined;
  };
  const recall = (schoolId: number, hash: string): boolean | undefined => {
    const kept = known.get(`${schoolId} ${hash}`);
    return kept && kept.until > now() ? kept.signedIn : undefined;
  };

  return {
    peek(schoolId, cookies) {
      const hash = hashOf(cookies);
      return hash === undefined ? false : recall(schoolId, hash);
    },
    async find(schoolId, cookies) {
      const hash = hashOf(cookies);
      if (hash === undefined) return false;
      const kept = recall(schoolId, hash);
      if (kept !== undefined) return kept;
      const since = epoch;
      const moment = now();
      const actor = await store.school(schoolId, (context) => findSession(context, hash, new Date(moment)), {
        readOnly: true,
      });
      const signedIn = actor !== undefined;
      // What was read before a commit is not kept after it, nor while commits go unheard.
      if (since === epoch && store.isInStep())
        known.set(`${schoolId} ${hash}`, { schoolId, signedIn, until: moment + rememberMs });
      return signedIn;
    },
    invalidate(tags) {
      epoch++;
      const touched = new Set(tags);
      known.deleteWhere(({ schoolId }) => touched.has(sessionTag(schoolId)));
    },
    clear() {
      epoch++;
      known.clear();
    },
  };
};
