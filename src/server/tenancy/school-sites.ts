import { eq } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { createCache } from '#server/core/cache/cache.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { PageMedia } from '#server/core/cache/page-cache.ts';
import type { Changes } from '#server/store/content/visible.ts';
import { type FoundSchool, isDemoSchool } from '#server/store/global.ts';
import { schoolSettings } from '#server/store/schema.ts';
import { defaultTheme, readSiteRecord } from '#server/store/site-record.ts';
import type { Store } from '#server/store/store.ts';
import type { Drafts } from './content-reader.ts';
import { createDays } from './days.ts';
import { readSeasons } from './open-sessions.ts';
import type { Origins } from './origins.ts';
import { readSiteFacts } from './site-facts.ts';
import { createStoreReader } from './store-reader.ts';

/** A school's facts and choices, as its pages need them on every request. */
export interface SchoolSite {
  readonly school: Pick<FoundSchool, 'schoolId' | 'slug' | 'schoolKey' | 'name' | 'listed'>;
  readonly record: SiteRecord;
  /** Whether it shows the figures that its theme marks as examples. */
  readonly isDemo: boolean;
  readonly timeZone: string;
  /** The languages that its website is there in, the one that it opens in first; none where it has said nothing. */
  readonly locales: readonly string[];
  /** `site.*` at a time, in a language where the profile has its words in it. */
  at(now: number, locale?: string): Site;
  /** When the day of a time ends at the school, in milliseconds since the epoch. */
  dayEnds(now: number): number;
  /** When what was read of it changes by itself, in milliseconds since the epoch; Infinity for never. */
  readonly until: number;
  /** When something of it is taken off, likewise. */
  readonly endsAt: number;
  /** Its logo. */
  readonly media: readonly PageMedia[];
  /** Whether visits of it are counted. */
  readonly countsVisits: boolean;
  /** Whose name the school's mails carry and where answers to them go, if not the product's. */
  readonly mail: { readonly fromName: string | undefined; readonly replyTo: string | undefined };
}

export interface SchoolSites {
  peek(schoolId: number): SchoolSite | undefined;
  find(school: FoundSchool): Promise<SchoolSite>;
  /** With drafts in it; never remembered. */
  read(school: FoundSchool, drafts: Drafts): Promise<SchoolSite>;
}

interface Options {
  readonly store: Store;
  readonly invalidation: Invalidation;
  readonly originOf: Origins['siteOrigin'];
  readonly now: () => number;
}

/** Caches the sites of the schools in use; a commit to a school's profile, record or pictures drops its own. */
export const createSchoolSites = ({ store, invalidation, originOf, now }: Options): SchoolSites => {
  const sites = createCache<number, SchoolSite>({
    invalidation,
    max: 5000,
    stale: (tags) => {
      if (tags.directory) return () => true;
      if (tags.schools.size === 0) return undefined;
      return (_, schoolId) => siteParts.some((name) => tags.has(schoolTag(schoolId, name)));
    },
    until: ({ until }) => until,
  });
  return {
    peek: (schoolId) => sites.get(schoolId),
    find: (school) => sites.find(school.schoolId, () => readSchoolSite(store, school, { originOf, now: now() })),
    read: (school, drafts) => readSchoolSite(store, school, { originOf, now: now(), drafts }),
  };
};

/** What a site is made from, as tags name it. */
export const siteParts = ['schoolProfile', 'lookup', 'galleryAlbum', 'siteRecord', 'media', 'schoolSettings'] as const;

interface Reading {
  readonly originOf: Origins['siteOrigin'];
  readonly now: number;
  readonly drafts?: Drafts | undefined;
}

/** Reads what a school's pages need of it, as it is at a time in milliseconds since the epoch. */
export const readSchoolSite = (
  store: Store,
  found: FoundSchool,
  { originOf, now, drafts }: Reading,
): Promise<SchoolSite> => {
  const { schoolId, slug, schoolKey, name, listed } = found;
  return store.school(
    schoolId,
    async ({ db }) => {
      let until = Number.POSITIVE_INFINITY;
      let endsAt = Number.POSITIVE_INFINITY;
      const media: PageMedia[] = [];
      const recordChange = ({ next, end }: Changes): void => {
        until = Math.min(until, next.getTime());
        if (end) endsAt = Math.min(endsAt, end.getTime());
      };
      const facts = await readSiteFacts(
        createStoreReader(db, new Date(now), { recordChange, recordMedia: (one) => media.push(one), drafts }),
        { ...found, seasons: await readSeasons(db) },
      );
      const record = await readSiteRecord({ db }, schoolId);
      const [settings] = await db.select().from(schoolSettings).where(eq(schoolSettings.schoolId, schoolId));
      const dayAt = createDays(facts, originOf(found));
      return {
        school: { schoolId, slug, schoolKey, name, listed },
        record: record ?? { themeId: defaultTheme(schoolId) },
        isDemo: await isDemoSchool({ db }, schoolId),
        timeZone: facts.timeZone,
        locales: facts.locales,
        at: (time, locale) => dayAt(time).site(locale),
        dayEnds: (time) => dayAt(time).ends,
        until,
        endsAt,
        media,
        countsVisits: settings?.countsVisits ?? true,
        mail: { fromName: settings?.mailName ?? undefined, replyTo: settings?.mailReplyTo ?? undefined },
      };
    },
    { readOnly: true },
  );
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
