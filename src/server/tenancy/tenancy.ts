import type { Logger } from 'pino';
import { type CompiledTheme, type Engine, inLanguages, type Visit } from '#engine/index.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { notFound, notReady } from '#server/core/errors/refusals.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import type { BuiltThemes } from '#shared/built-themes.ts';
import type { Drafts } from './content-reader.ts';
import { createHosts, type HostOwner, type Hosts } from './hosts.ts';
import { createSchoolSites, platformSchool, type SchoolSite, type SchoolSites } from './school-sites.ts';
import { createThemeCatalog, type ThemeVersion } from './themes/theme-catalog.ts';

/** What a school shows. */
export interface ShownSite {
  /** What is known of the school. */
  readonly site: SchoolSite;
  /** The version of its theme, in the school's languages. */
  readonly version: ThemeVersion;
  /** Its choices, in the names of that version. */
  readonly record: Visit['record'];
}

/** Who a request is for: from the host to the school, its site, its theme's version and its choices, each cached. */
export interface Tenancy {
  readonly hosts: Hosts;
  /** The school whose site a host shows; the product's own for the product's host. Errors: `NOT_READY`, `NOT_FOUND`. */
  schoolOf(host: string | undefined): Promise<FoundSchool>;
  /** What is known of a school, independent of its theme. */
  readonly siteOf: SchoolSites['find'];
  /** What a school shows, from memory alone; undefined if the database must be read. */
  peek(school: FoundSchool): ShownSite | undefined;
  /** What a school shows; undefined if no theme is live. */
  lookUp(school: FoundSchool): Promise<ShownSite | undefined>;
  /** What a school shows. Throws where no theme is live. */
  find(school: FoundSchool): Promise<ShownSite>;
  /** What a school would show with other choices and drafts; undefined if no theme is live for them. */
  findWith(school: FoundSchool, preview: PreviewedSite): Promise<ShownSite | undefined>;
  /** The version of a theme that a record is shown in; undefined if none can be. */
  themeOf(record: SchoolSite['record']): Promise<CompiledTheme | undefined>;
}

/** What a preview shows that visitors do not see. */
interface PreviewedSite {
  readonly record: SchoolSite['record'];
  readonly drafts?: Drafts | undefined;
}

interface Options {
  readonly store: Store;
  readonly invalidation: Invalidation;
  readonly engine: Engine;
  readonly builtThemes?: BuiltThemes | undefined;
  readonly baseUrl: () => URL;
  readonly now: () => number;
  readonly log: Logger;
}

export const createTenancy = async (options: Options): Promise<Tenancy> => {
  const { store, invalidation, engine, builtThemes, baseUrl, now, log } = options;
  const hosts = createHosts({ store, invalidation, baseUrl });
  const sites = createSchoolSites({ store, invalidation, originOf: hosts.siteOrigin, now });
  const themes = await createThemeCatalog({ store, invalidation, engine, builtThemes, log });
  const shown = (site: SchoolSite, { hash, theme }: ThemeVersion): ShownSite => {
    const spoken = inLanguages(theme, site.locales);
    return {
      site,
      version: { hash, theme: spoken },
      record: engine.resolveRecord(spoken, site.record).record,
    };
  };
  const lookUp = async (school: FoundSchool): Promise<ShownSite | undefined> => {
    const site = await sites.find(school);
    const version = await themes.find(site.record);
    return version && shown(site, version);
  };
  const findWith: Tenancy['findWith'] = async (school, { record, drafts }) => {
    const site = drafts ? await sites.read(school, drafts) : await sites.find(school);
    const version = await themes.find(record);
    return version && shown({ ...site, record }, version);
  };
  return {
    hosts,
    schoolOf: async (host) => shownSchool(await hosts.find(host)),
    siteOf: sites.find,
    peek(school) {
      const site = sites.peek(school.schoolId);
      const version = site && themes.peek(site.record);
      return version && shown(site, version);
    },
    lookUp,
    findWith,
    async find(school) {
      const found = await lookUp(school);
      if (!found) throw new Error(`No theme is live for the school "${school.slug}".`);
      return found;
    },
    themeOf: async (record) => (await themes.find(record))?.theme,
  };
};

const shownSchool = (owner: HostOwner): FoundSchool => {
  if (owner.kind === 'off') throw notReady();
  if (owner.kind === 'school') return owner.school;
  if (owner.kind === 'platform') return platformSchool;
  throw notFound();
};
