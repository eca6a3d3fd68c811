import {
  type CompiledTemplate,
  type CompiledTheme,
  hrefOf,
  inLanguages,
  matchRoute,
  parseQuery,
  type Visit,
} from '#engine/index.ts';
import { ownNameOf } from '#engine/language.ts';
import { getWebsitePage, type WebsitePage } from '#schemas/api/website-page.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { sources } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { usedTheme } from '#server/store/site-record.ts';
import { readSubject, shown } from '../change-record.ts';
import { pageTitle } from '../page-title.ts';
import { frameEnd, previewPath } from '../preview-link.ts';
import { namedTheme } from '../settings/named-theme.ts';

/**
 * A page of the theme in use with all that its sections may show. What a school hides or puts elsewhere is decided by
 * who draws it, so that each choice is seen without another request.
 */
export const getWebsitePageHandler = handle(getWebsitePage, async ({ query }, context) => {
  const { school, services } = context;
  const { schoolId } = school;
  const now = context.now().getTime();
  const own = await namedTheme(context, await context.read((transaction) => usedTheme(transaction, schoolId)));
  const subject = await context.read((transaction) => readSubject(transaction, { schoolId, own }));
  const site = await services.siteOf(school);
  const theme = inLanguages(own.theme, site.locales);
  const match = matchRoute(theme, query.path);
  if (!match || match.canonical !== null) throw notFound();
  const { template, locale, path, params } = match;
  const facts = site.at(now, locale);
  const visit: Visit = {
    site: facts,
    record: services.engine.resolveRecord(theme, shown(subject) as SiteRecord).record,
    examples: site.isDemo,
    visitor: { signedIn: false },
    locale,
    path,
    params,
    query: parseQuery(template, {}),
  };
  const languages = { locale, contentLocale: facts.lang ?? theme.defaultLocale };
  // What is hidden may be shown the next moment.
  const whole = { ...visit, record: { ...visit.record, overrides: {} } };
  const plan = services.engine.plan(theme, withoutConditions(template), whole);
  const data = await services.engine.load(plan, await services.loadersOf(school, languages));
  const { record: _, ...known } = visit;
  const home = previewPath(services.sealer, { schoolId, themeId: theme.themeId, until: frameEnd(now) });
  const page: WebsitePage = {
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
    preview: home.slice(0, -1) + hrefOf(theme, path.split('/').filter(Boolean), locale),
  };
  return ok(page);
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
const contentOf = ({ data }: CompiledTemplate): WebsitePage['content'] =>
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
