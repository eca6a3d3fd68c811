import { QueryClient } from '@tanstack/react-query';
import type { Loaders } from '#engine/index.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Languages } from '#server/tenancy/content-reader.ts';
import { dayFacts, defaultTimeZone } from '#server/tenancy/site-facts.ts';
import { dateIn, instantOf } from '#shared/calendar.ts';
import { fixturePath } from '../fixture-path.ts';
import { openFixture } from './fixture-reader.ts';
import { localFetch } from './local-fetch.ts';
import { readSiteRecord, siteRecordFile } from './site-record.ts';
import { createWebsiteLoaders } from './website-loader.ts';

/** What a previewed page is made from, next to the theme. */
export interface PreviewData {
  at(visit: DataVisit): Promise<PreviewFacts>;
  /** A picture that is on this disk, by the last part of its address. */
  picture(name: string): { readonly file: string; readonly format: string } | undefined;
  readonly problems: readonly string[];
}

/** A page of a theme at an origin, at a time. */
interface DataVisit {
  readonly themeId: number;
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** YYYY-MM-DD: the day at the school, in place of that of the time. */
  readonly date?: string | undefined;
  /** The page's language, and that of content of a school which does not say its own. */
  readonly languages?: Languages;
}

export interface PreviewFacts {
  readonly site: Site;
  readonly loaders: Loaders;
  readonly own: OwnChoices;
}

/** What the school has chosen of the theme that it uses; or, in words, whose the look is without that. */
export type OwnChoices = { readonly record: SiteRecord } | { readonly none: string };

/**
 * Where the data comes from: a folder in the import format, or a running server. A sample is content alone: the school
 * that it is of has chosen nothing.
 */
export type DataPlace = { readonly folder: string; readonly sample?: boolean } | { readonly server: string };

/** Opens the data of a school that addresses call `id`. Errors: those of `openFixture`. */
export const openPreviewData = (place: DataPlace, id: string): Promise<PreviewData> =>
  'folder' in place ? openFolderData(place, id) : Promise.resolve(openServerData(new URL(place.server)));

const platformThemeId = 0;

/** A chosen day is taken at noon. */
const timeOf = (timeZone: string, { now, date }: DataVisit): number =>
  date === undefined ? now : instantOf(timeZone, `${date}T12:00`);

const platformHasNone = 'The product’s own page is no school’s: the look is the theme’s own.';

const sampleText = (name: string): string =>
  `No school is chosen: the look is the theme’s own, and the content is that of ${name}. A school’s own colours take the place of the theme’s.`;

const openFolderData = async (
  { folder, sample = false }: Extract<DataPlace, { folder: string }>,
  id: string,
): Promise<PreviewData> => {
  const fixture = await openFixture(folder, `${fixturePath}${encodeURIComponent(id)}/`);
  const { record, problems } = sample ? { problems: [] } : await readSiteRecord(folder);
  const ownOf = (name: string): OwnChoices => {
    if (sample) return { none: sampleText(name) };
    return record
      ? { record }
      : { none: `${name} has chosen nothing in a ${siteRecordFile}: the look is the theme’s own.` };
  };
  return {
    async at(visit) {
      const { themeId, origin } = visit;
      const ofPlatform = themeId === platformThemeId;
      const source = ofPlatform ? fixture.platform : fixture;
      const time = timeOf(fixture.timeZone, visit);
      const site = source.site(origin, time, visit.languages?.locale);
      const contentLocale = source.site(origin, time).lang ?? visit.languages?.contentLocale;
      const languages = visit.languages && { ...visit.languages, contentLocale };
      return {
        site,
        loaders: source.loaders(dateIn(fixture.timeZone, time), origin, { themeId, languages }),
        own: ofPlatform ? { none: platformHasNone } : ownOf(site.school_Name),
      };
    },
    picture: fixture.picture,
    problems: [...fixture.problems, ...problems],
  };
};

const serverTells =
  'A server does not tell what a school has chosen: the look is the theme’s own, which visitors may not see.';

/** `?schoolId=` in the server's address names a school where the address is the platform's. */
const openServerData = (url: URL): PreviewData => {
  const given = url.searchParams.get('schoolId');
  const schoolId = given === null ? undefined : Number(given);
  // Each page requests it again, so that what is saved on the server shows at the next reload.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0, gcTime: 0, retry: false } } });
  const loaders = createWebsiteLoaders({ origin: url.origin, schoolId, queryClient, fetch: localFetch });
  return {
    async at(visit) {
      const { themeId, origin } = visit;
      const context = { signal: AbortSignal.timeout(5000), started: () => undefined };
      const header = (await loaders.header?.({}, context)) as Omit<Site, 'url' | keyof ReturnType<typeof dayFacts>>;
      const site: Site = {
        ...header,
        school_Id: themeId === platformThemeId ? 0 : (schoolId ?? 1),
        url: origin,
        ...dayFacts(defaultTimeZone, timeOf(defaultTimeZone, visit)),
      };
      return { site, loaders, own: { none: serverTells } };
    },
    picture: () => undefined,
    problems: [],
  };
};
