import type { DecidedSection, Decision } from '../data/decide.ts';
import type { NavLink, SectionEnv } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ks', 'ps', 'sd', 'ur']);

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The address of a theme's page in a language: other languages than the default stand under `/<locale>/`. */
export const hrefOf = (theme: CompiledTheme, segments: readonly string[], locale: string): string =>
  `/${[...(locale === theme.defaultLocale ? [] : [locale]), ...segments].join('/')}`;

const navOf = (theme: CompiledTheme, locale: string): NavLink[] =>
  theme.nav.map(({ segments, label, menu }) => ({
    href: hrefOf(theme, segments, locale),
    label: label[locale] ?? label[theme.defaultLocale] ?? '',
    menu,
  }));

/** Makes the `env` of each section of a page. */
export const createSectionEnv = ({ plan }: Decision): ((section: DecidedSection) => SectionEnv) => {
  const { theme, visit } = plan;
  const nav = navOf(theme, visit.locale);
  const path = hrefOf(theme, visit.path.split('/').filter(Boolean), visit.locale);
  const dir = directionOf(visit.locale);
  return (section) => ({
    key: section.key,
    headingId: headingIdOf(section),
    headingLevel: section.carriesHeading ? 1 : (section.manifest.headingLevel ?? 2),
    state: section.state === 'deferred' ? 'loading' : section.state,
    strings: section.strings,
    locale: visit.locale,
    dir,
    today: visit.site.today,
    nav,
    path,
  });
};

/** The id of a section's heading: its own id, which links may point to, with `-heading` behind it. */
export const headingIdOf = ({ key }: DecidedSection): string => `${key.slice(key.indexOf('/') + 1)}-heading`;
