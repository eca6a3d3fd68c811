import { hrefOf } from '../data/addresses.ts';
import type { DecidedSection, Decision } from '../data/decide.ts';
import type { Visit } from '../data/visit.ts';
import { directionOf, ownNameOf } from '../language.ts';
import type { NavLink, PageLanguage, SectionEnv } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';

/** Where the school has said nothing of a fact, the page stays in the menu. */
const navOf = (theme: CompiledTheme, { locale, site }: Visit): NavLink[] =>
  theme.nav
    .filter(({ onlyWith }) => !onlyWith || site[onlyWith] !== false)
    .map(({ segments, label, menu }) => ({
      href: hrefOf(theme, segments, locale),
      label: label[locale] ?? label[theme.textLocale] ?? '',
      menu,
    }));

/** What was asked of the page, beside the defaults. */
const queryOf = ({ plan: { template, visit } }: Decision): SectionEnv['query'] =>
  Object.fromEntries(Object.entries(visit.query).filter(([key, value]) => template.query[key]?.default !== value));

/** This page in each language of the theme, the default first; of a page that is not there, the home page. */
const languagesOf = ({ status, plan: { theme, visit } }: Decision, query: SectionEnv['query']): PageLanguage[] => {
  const { defaultLocale, locales } = theme;
  if (locales.length < 2) return [];
  const segments = status === 404 ? [] : visit.path.split('/').filter(Boolean).map(encodeURIComponent);
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)].map((locale) => ({
    locale,
    name: ownNameOf(locale),
    href: hrefOf(theme, segments, locale) + (search && `?${search}`),
    current: locale === visit.locale,
  }));
};

/** Makes the `env` of each section of a page. */
export const createSectionEnv = (decision: Decision): ((section: DecidedSection) => SectionEnv) => {
  const { theme, visit } = decision.plan;
  const { locale } = visit;
  const query = queryOf(decision);
  const page = {
    locale,
    dir: directionOf(locale),
    contentLocale: visit.site.lang ?? theme.defaultLocale,
    languages: languagesOf(decision, query),
    today: visit.site.today,
    nav: navOf(theme, visit),
    home: hrefOf(theme, [], locale),
    path: hrefOf(theme, visit.path.split('/').filter(Boolean), locale),
    query,
  };
  return (section) => ({
    key: section.key,
    headingId: headingIdOf(section),
    headingLevel: section.carriesHeading ? 1 : (section.manifest.headingLevel ?? 2),
    state: section.state === 'deferred' ? 'loading' : section.state,
    look: section.manifest.look,
    strings: section.strings,
    ...page,
  });
};

/** The id of a section's heading: its own id, which links may point to, with `-heading` behind it. */
const headingIdOf = ({ key }: DecidedSection): string => `${key.slice(key.indexOf('/') + 1)}-heading`;
