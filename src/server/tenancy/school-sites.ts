import { directoryTag, schoolTag } from '../../../schemas/sources/index.ts';
import type { Site } from '../../../schemas/theme/site.ts';
import type { SiteRecord } from '../../../schemas/theme/site-record.ts';
import { createBoundedMap } from '../core/cache/bounded-map.ts';
import type { FoundSchool } from '../store/global.ts';
import { readSiteRecord } from '../store/site-record.ts';
import type { Store } from '../store/store.ts';
import { createDays } from './days.ts';
import type { Hosts } from './hosts.ts';
import { readSiteFacts } from './site-facts.ts';
import { createStoreReader } from './store-reader.ts';

/** A school's facts and choices, as its pages need them on every request. */
export interface SchoolSite {
  readonly school: Pick<FoundSchool, 'schoolId' | 'slug' | 'schoolKey' | 'name' | 'listed'>;
  readonly record: SiteRecord;
  readonly timeZone: string;
  /** `site.*` at a moment. */
  at(now: number): Site;
  /** When the day of a moment ends at the school, in milliseconds since the epoch. */
  dayEnds(now: number): number;
  /** When what was read of it changes by itself, in milliseconds since the epoch; Infinity for never. */
  readonly until: number;
}

export interface SchoolSites {
  peek(schoolId: number): SchoolSite | undefined;
  find(school: FoundSchool): Promise<SchoolSite>;
  invalidate(tags: readonly string[]): void;
  /** Forgets every school's. */
  clear(): void;
}

interface Options {
  readonly store: Store;
  readonly originOf: Hosts['siteOrigin'];
  readonly now: () => number;
}

/** Keeps the sites of the schools in use; a commit to a school's profile, record or pictures drops its own. */
export const createSchoolSites = ({ store, originOf, now }: Options): SchoolSites => {
  const known = createBoundedMap<number, SchoolSite>(5000);
  let epoch = 0;

  const load = async (found: FoundSchool): Promise<SchoolSite> => {
    const { schoolId, slug, schoolKey, name, listed } = found;
    return store.school(
      schoolId,
      async ({ db }) => {
        let until = Number.POSITIVE_INFINITY;
        const note = (moment: Date): void => {
          until = Math.min(until, moment.getTime());
        };
        const facts = await readSiteFacts(createStoreReader(db, new Date(now()), { note }), found);
        const record = await readSiteRecord({ db }, schoolId);
        const url = originOf(found);
        const dayAt = createDays(facts, url);
        return {
          school: { schoolId, slug, schoolKey, name, listed },
          record: record ?? { themeId: schoolId === 0 ? 0 : 1 },
          timeZone: facts.timeZone,
          at: (moment) => dayAt(moment).site,
          dayEnds: (moment) => dayAt(moment).ends,
          until,
        };
      },
      { readOnly: true },
    );
  };

  const peek = (schoolId: number): SchoolSite | undefined => {
    const kept = known.get(schoolId);
    return kept && kept.until > now() ? kept : undefined;
  };

  return {
    peek,
    async find(school) {
      const kept = peek(school.schoolId);
      if (kept) return kept;
      const since = epoch;
      const site = await load(school);
      // What was read before a commit is not kept after it, nor while commits go unheard.
      if (since === epoch && store.isInStep()) known.set(school.schoolId, site);
      return site;
    },
    invalidate(tags) {
      epoch++;
      if (tags.includes('schools') || tags.includes(directoryTag)) known.clear();
      const touched = new Set(tags);
      known.deleteWhere((_, schoolId) =>
        ['schoolProfile', 'siteRecord', 'media'].some((name) => touched.has(schoolTag(schoolId, name))),
      );
    },
    clear() {
      epoch++;
      known.clear();
    },
  };
};

/** The platform as a school of its own: tenant 0. */
export const platformSchool: FoundSchool = {
  schoolId: 0,
  slug: 'platform',
  schoolKey: 'platform',
  name: 'Schoolyard',
  status: 'active',
  listed: false,
  primaryDomain: null,
};
