import { type CompiledTheme, type Engine, inLanguages, type Loaders, matchRoute, type Visit } from '#engine/index.ts';
import { contrastSum } from '#engine/record/contrast-findings.ts';
import type { Loss } from '#engine/record/losses.ts';
import type { MissingInTheme, SchoolTheme } from '#schemas/api/theme-gallery.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { sections } from '#sections/index.ts';
import { type ContentLink, deadLinksIn, shownTypes } from '#server/domains/content/index.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import { choicesOf } from '../settings/answer.ts';
import type { SchoolContent } from './school-content.ts';

/** A school's site in a theme. */
export interface InTheme {
  readonly theme: CompiledTheme;
  /** Its choices, in the names of the theme. */
  readonly record: SiteRecord;
}

interface Compared extends InTheme {
  /** What the school has now. */
  readonly used: InTheme;
  readonly site: Pick<SchoolSite, 'at' | 'locales' | 'isDemo'>;
  readonly content: SchoolContent;
  readonly links: readonly ContentLink[];
  /** The choices that do not go along. */
  readonly lost: readonly Loss[];
}

/** What of a school a theme leaves out, beside the one in use, and what it shows that the one in use leaves out. */
export const compareThemes = ({
  theme,
  record,
  used,
  site,
  content,
  links,
  lost,
}: Compared): Pick<SchoolTheme, 'missing' | 'appears'> => {
  const [here, now] = [shownTypes(theme, record), shownTypes(used.theme, used.record)];
  const types = [...content.counts];
  const languages = (of: CompiledTheme): readonly string[] => inLanguages(of, site.locales).locales;
  const one = (kind: MissingInTheme['kind'], name: string): MissingInTheme => ({ kind, name, count: 1 });
  return {
    missing: [
      ...types.flatMap(([type, count]) =>
        now.has(type) && !here.has(type) ? [{ kind: 'content' as const, name: type, count }] : [],
      ),
      ...languages(used.theme)
        .filter((locale) => !languages(theme).includes(locale))
        .map((locale) => one('language', locale)),
      ...fixedPaths(used.theme)
        .filter((path) => matchRoute(theme, path) === null)
        .map((path) => one('page', path)),
      ...countEach(deadLinksIn(theme, links).map(({ href }) => href)).map(([name, count]) => ({
        kind: 'link' as const,
        name,
        count,
      })),
      ...countEach(lost.map(({ kind }) => kind)).map(([name, count]) => ({ kind: 'choice' as const, name, count })),
    ],
    appears: types.flatMap(([type, count]) => (here.has(type) && !now.has(type) ? [{ type, count }] : [])),
  };
};

/** Each name once, with how often it is there. */
const countEach = (names: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]);

/** The addresses of a theme that have no parameter. */
const fixedPaths = ({ templates }: CompiledTheme): readonly string[] =>
  Object.values(templates).flatMap(({ segments }) =>
    segments === null || segments.some((segment) => segment.startsWith(':')) ? [] : [`/${segments.join('/')}`],
  );

/** How many choices there are in a record. */
export const countChoices = (record: SiteRecord): number => {
  const { preset, ...lists } = choicesOf(record as Parameters<typeof choicesOf>[0]);
  return Object.values(lists).reduce((sum, list) => sum + Object.keys(list).length, preset === null ? 0 : 1);
};

/** How well a school's texts are read in a theme. */
export const contrastIn = ({ theme, record }: InTheme): SchoolTheme['contrast'] => {
  const { preset = null, tokens = {}, overrides = {} } = record;
  const { pairs, met, least } = contrastSum(theme, { preset, tokens, overrides, sections, page: pageStyle });
  return { pairs, met, lowest: least?.ratio ?? 21, needed: least?.min ?? 1 };
};

interface HomePage extends InTheme {
  readonly engine: Engine;
  readonly site: Pick<SchoolSite, 'at' | 'locales' | 'isDemo'>;
  readonly loaders: Loaders;
  readonly now: number;
}

/** How much of its home page a school fills in a theme, decided as for a visitor. */
export const readHomePage = async (home: HomePage): Promise<SchoolTheme['sections']> => {
  const { engine, record, site, loaders, now } = home;
  const theme = inLanguages(home.theme, site.locales);
  const match = matchRoute(theme, '/');
  if (!match) return { filled: 0, total: 0, hidden: 0 };
  const { template, locale, path, params } = match;
  const visit: Visit = {
    site: site.at(now, locale),
    record: engine.resolveRecord(theme, record).record,
    examples: site.isDemo,
    visitor: { signedIn: false },
    locale,
    path,
    params,
    query: {},
  };
  const plan = engine.plan(theme, template, visit);
  const data = await engine.load(plan, loaders);
  const { sections: all } = engine.explain(plan, data, engine.decide(plan, data));
  const main = all.filter(({ region }) => region === 'main');
  const isOff = ({ key }: { readonly key: string }): boolean => record.overrides?.[key]?.hidden === true;
  const on = main.filter((section) => !isOff(section));
  return {
    filled: on.filter(({ shown, state }) => shown && state !== 'empty' && state !== 'error').length,
    total: on.length,
    hidden: main.length - on.length,
  };
};
