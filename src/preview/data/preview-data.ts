import { QueryClient } from '@tanstack/react-query';
import type { Loaders } from '#engine/index.ts';
import type { Site } from '#schemas/theme/site.ts';
import { dayFacts, defaultTimeZone } from '#server/tenancy/site-facts.ts';
import { dateIn } from '#shared/calendar.ts';
import { fixturePath } from '../fixture-path.ts';
import { openFixture } from './fixture-reader.ts';
import { localFetch } from './local-fetch.ts';
import { createWebsiteLoaders } from './website-loader.ts';

/** What a previewed page is made from, next to the theme. */
export interface PreviewData {
  /** `site.*` and the loaders at a time, for a page at an origin. */
  at(visit: { readonly themeId: number; readonly origin: string; readonly now: number }): Promise<PreviewFacts>;
  /** A picture that is on this disk, by the last part of its address. */
  picture(name: string): { readonly file: string; readonly format: string } | undefined;
  readonly problems: readonly string[];
}

export interface PreviewFacts {
  readonly site: Site;
  readonly loaders: Loaders;
}

/** Where the data comes from: a folder in the import format, or a running server. */
export type DataPlace = { readonly folder: string } | { readonly server: string };

/** Opens the data of a school that addresses call `id`. Errors: those of `openFixture`. */
export const openPreviewData = (place: DataPlace, id: string): Promise<PreviewData> =>
  'folder' in place ? openFolderData(place.folder, id) : Promise.resolve(openServerData(new URL(place.server)));

const platformThemeId = 0;

const openFolderData = async (folder: string, id: string): Promise<PreviewData> => {
  const fixture = await openFixture(folder, `${fixturePath}${encodeURIComponent(id)}/`);
  return {
    async at({ themeId, origin, now }) {
      const source = themeId === platformThemeId ? fixture.platform : fixture;
      return {
        site: source.site(origin, now),
        loaders: source.loaders(dateIn(fixture.timeZone, now), origin, themeId),
      };
    },
    picture: fixture.picture,
    problems: fixture.problems,
  };
};

/** `?schoolId=` in the server's address names a school where the address is the platform's. */
const openServerData = (url: URL): PreviewData => {
  const given = url.searchParams.get('schoolId');
  const schoolId = given === null ? undefined : Number(given);
  // Each page requests it again, so that what is saved on the server shows at the next reload.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0, gcTime: 0, retry: false } } });
  const loaders = createWebsiteLoaders({ origin: url.origin, schoolId, queryClient, fetch: localFetch });
  return {
    async at({ themeId, origin, now }) {
      const context = { signal: AbortSignal.timeout(5000), started: () => undefined };
      const header = (await loaders.header?.({}, context)) as Omit<Site, 'url' | keyof ReturnType<typeof dayFacts>>;
      const site: Site = {
        ...header,
        school_Id: themeId === platformThemeId ? 0 : (schoolId ?? 1),
        url: origin,
        ...dayFacts(defaultTimeZone, now),
      };
      return { site, loaders };
    },
    picture: () => undefined,
    problems: [],
  };
};
