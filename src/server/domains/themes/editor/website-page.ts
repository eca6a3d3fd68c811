import {
  type CompiledTemplate,
  type CompiledTheme,
  hrefOf,
  inLanguages,
  type Loaders,
  localeOf,
  matchRoute,
  notFoundPath,
  type Plan,
  parseQuery,
  type RouteMatch,
  type Visit,
} from '#engine/index.ts';
import { ownNameOf } from '#engine/language.ts';
import { getWebsitePage, type WebsitePage } from '#schemas/api/website-page.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { sources } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { StoredSiteRecord } from '#server/store/schema.ts';
import { usedTheme } from '#server/store/site-record.ts';
import type { Languages } from '#server/tenancy/content-reader.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import { type RecordSubject, readSubject, shown } from '../change-record.ts';
import { pageTitle } from '../page-title.ts';
import { frameEnd, previewPath } from '../preview-link.ts';
import type { RecordTheme } from '../record-theme.ts';
import { namedTheme } from '../settings/named-theme.ts';
import { examplePages } from './example-pages.ts';

/** A school's site as its office works on it. */
export interface EditedSite {
  readonly own: RecordTheme;
  readonly subject: RecordSubject;
  readonly site: SchoolSite;
  /** The theme in use, in the languages of the site. */
  readonly theme: CompiledTheme;
  readonly now: number;
}

export const readEditedSite = async (context: CallContext): Promise<EditedSite> => {
  const { school, services } = context;
  const { schoolId } = school;
  const own = await namedTheme(context, await context.read((transaction) => usedTheme(transaction, schoolId)));
  const subject = await context.read((transaction) => readSubject(transaction, { schoolId, own }));
  const site = await services.siteOf(school);
  return { own, subject, site, theme: inLanguages(own.theme, site.locales), now: context.now().getTime() };
};

/** A page on its way to who draws it. */
export interface PlannedPage {
  readonly template: CompiledTemplate;
  readonly visit: Visit;
  /** Of all that its sections may show, of hidden ones too. */
  readonly plan: Plan;
  readonly languages: Languages;
}

/** What is asked of an address with the choices of a record. Errors: `NOT_FOUND` where no page is there. */
export const planWebsitePage = (
  { services: { engine } }: Pick<CallContext, 'services'>,
  { theme, site, now }: EditedSite,
  { path: address, record }: { readonly path: string; readonly record: StoredSiteRecord },
): PlannedPage => {
  const match = matchRoute(theme, address) ?? matchMissing(theme, address);
  if (!match || match.canonical !== null) throw notFound();
  const { template, locale, path, params } = match;
  const facts = site.at(now, locale);
  const visit: Visit = {
    site: facts,
    record: engine.resolveRecord(theme, record as SiteRecord).record,
    examples: site.isDemo,
    visitor: { signedIn: false },
    locale,
    path,
    params,
    query: parseQuery(template, {}),
  };
  // What is hidden may be shown the next moment.
  const whole = { ...visit, record: { ...visit.record, overrides: {} } };
  return {
    template,
    visit,
    plan: engine.plan(theme, withoutConditions(template), whole),
    languages: { locale, contentLocale: facts.lang ?? theme.defaultLocale },
  };
};

/** The address under which a theme's page stands for those that are not there. */
const matchMissing = (theme: CompiledTheme, address: string): RouteMatch | null => {
  const { 'not-found': template } = theme.templates;
  const locale = localeOf(theme, address);
  const isIt = address === hrefOf(theme, [notFoundPath.slice(1)], locale);
  return isIt && template ? { template, locale, path: notFoundPath, params: {}, canonical: null } : null;
};

interface Loading {
  readonly page: PlannedPage;
  readonly loaders: Loaders;
  /** The page that a frame starts from; the same one where it is not given. */
  readonly frame?: string;
}

/** What a planned page is made from, read with the loaders of its language. */
export const loadWebsitePage = async (
  { services, school: { schoolId } }: Pick<CallContext, 'services' | 'school'>,
  { theme, now }: EditedSite,
  { page, loaders, frame = page.visit.path }: Loading,
): Promise<WebsitePage> => {
  const { template, visit, plan } = page;
  const data = await services.engine.load(plan, loaders);
  const { record: _, ...known } = visit;
  const { locale, path } = visit;
  const home = previewPath(services.sealer, { schoolId, themeId: theme.themeId, until: frameEnd(now) });
  return {
    themeId: theme.themeId,
    theme: { ...onlyPage(theme, template) },
    template: template.id,
    visit: { ...known },
    answers: [...data].map(([key, answer]) =>
      answer.ok ? { key, ok: true, value: answer.value } : { key, ok: false },
    ),
    pages: pagesOf(theme, locale),
    languages: languagesOf(theme, { path, locale }),
    content: contentOf(template),
    preview: home.slice(0, -1) + hrefOf(theme, frame.split('/').filter(Boolean), locale),
  };
};

/**
 * A page of the theme in use with all that its sections may show. What a school hides or puts elsewhere is decided by
 * who draws it, so that each choice is seen without another request.
 */
export const getWebsitePageHandler = handle(getWebsitePage, async ({ query: { path } }, context) => {
  const site = await readEditedSite(context);
  const page = planWebsitePage(context, site, { path, record: shown(site.subject) });
  const loaders = await context.services.loadersOf(context.school, { languages: page.languages });
  const { theme } = site;
  const [made, examples] = await Promise.all([
    loadWebsitePage(context, site, { page, loaders }),
    examplePages({ theme, locale: page.visit.locale, loaders, log: context.log }),
  ]);
  return ok({ ...made, pages: [...made.pages, ...examples] });
});

/** A template whose every section may stand, and whose plan names the data of each, of its conditions too. */
const withoutConditions = (template: CompiledTemplate): CompiledTemplate => ({
  ...template,
  sections: template.sections.map((section) => ({
    ...section,
    when: [],
    bindings: {
      ...section.bindings,
      ...Object.fromEntries(section.when.flat().map(({ ref }, at) => [`condition ${at}`, { ref }])),
    },
  })),
});

/** Of the other pages their addresses alone, which links are written by. */
const onlyPage = (theme: CompiledTheme, { id }: CompiledTemplate): CompiledTheme => ({
  ...theme,
  templates: Object.fromEntries(
    Object.entries(theme.templates).map(([name, one]) => [
      name,
      name === id ? one : { ...one, data: {}, sections: [] },
    ]),
  ),
});

const languagesOf = (
  theme: CompiledTheme,
  { path, locale }: Pick<Visit, 'path' | 'locale'>,
): WebsitePage['languages'] =>
  theme.locales.map((one) => ({
    locale: one,
    name: ownNameOf(one),
    path: hrefOf(theme, path.split('/').filter(Boolean), one),
    current: one === locale,
  }));

const contentTypeNames: ReadonlySet<string> = new Set(contentTypes.map(({ type }) => type));

/** By data id, the content type that fills it, where there is one. */
export const contentOf = ({ data }: CompiledTemplate): WebsitePage['content'] =>
  Object.fromEntries(
    Object.entries(data).flatMap(([id, { source }]) => {
      const { tags = [] } = sources.find(({ name }) => name === source) ?? {};
      const type = tags.find((tag) => contentTypeNames.has(tag));
      return type === undefined ? [] : [[id, type]];
    }),
  );

/** The pages with an address of their own, as a menu would name them. */
const pagesOf = (theme: CompiledTheme, locale: string): WebsitePage['pages'] =>
  Object.values(theme.templates).flatMap(({ id, segments, seo }) => {
    if (segments === null || segments.some((segment) => segment.startsWith(':'))) return [];
    const path = hrefOf(theme, segments, locale);
    return [{ path, template: id, title: pageTitle(theme, { segments, seo }, locale) ?? id }];
  });
