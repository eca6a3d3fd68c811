import { pageRoleNames, pageRoles } from '#schemas/theme/page-roles.ts';
import type { Param } from '#schemas/theme/theme.ts';
import { segmentsOf } from '../compile/routes.ts';
import { namedFormats } from '../formats.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';

export interface RouteMatch {
  readonly template: CompiledTemplate;
  readonly locale: string;
  /** The path without the locale, always starting with a slash. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  /**
   * Where the visitor should be instead: another case of a literal segment, no trailing slash, or the page with the
   * role whose usual address this is.
   */
  readonly canonical: string | null;
}

/** A text from the address as the declared param, or undefined if it is not one. */
export const parseParam = (text: string, param: Param): string | number | undefined => {
  if (param.type === 'integer') {
    if (!/^-?\d{1,15}$/.test(text)) return undefined;
    // Also turns -0 into 0.
    const value = Number(text) + 0;
    return value >= (param.minimum ?? -Infinity) && value <= (param.maximum ?? Infinity) ? value : undefined;
  }
  return namedFormats[param.format ?? 'id'](text) ? text : undefined;
};

/** The language of an address, whether or not there is a page: the one its first segment names, else the default. */
export const localeOf = (theme: CompiledTheme, path: string): string => partsOf(theme, path).locale;

/** The language of the theme that an address begins with, whether or not the site has pages in it. */
export const namedLocale = ({ strings }: CompiledTheme, path: string): string | undefined => {
  const first = path.split('/').find(Boolean)?.toLowerCase();
  return first === undefined ? undefined : Object.keys(strings).find((name) => name.toLowerCase() === first);
};

/**
 * Finds the template of a decoded path; literal segments win over params. The usual address of a page leads to it where
 * the theme has it elsewhere: mails, bookmarks and a school's own links know no other. Null if there is no such page.
 */
export const matchRoute = (theme: CompiledTheme, path: string): RouteMatch | null =>
  matchPage(theme, path) ?? matchUsualAddress(theme, path);

/**
 * The language of a path, the segment that names it where it is as it should be, and those of the page. The default
 * language has no segment, nor has one that the site has no pages in: an address with it leads to the one without.
 */
const partsOf = (theme: CompiledTheme, path: string) => {
  const named = namedLocale(theme, path);
  const locale = named !== undefined && theme.locales.includes(named) ? named : theme.defaultLocale;
  return {
    locale,
    prefix: locale === theme.defaultLocale ? [] : [locale],
    given: path
      .split('/')
      .filter(Boolean)
      .slice(named === undefined ? 0 : 1),
  };
};

const matchUsualAddress = (theme: CompiledTheme, path: string): RouteMatch | null => {
  const { prefix, given } = partsOf(theme, path);
  for (const role of pageRoleNames) {
    const route = theme.pages[role];
    const usual = segmentsOf(pageRoles[role].address);
    const isUsual =
      usual.length === given.length && usual.every((segment, i) => segment === ':' || segment === given[i]);
    if (route === undefined || !isUsual) continue;
    const param = given[usual.indexOf(':')] ?? '';
    const there = segmentsOf(route).map((segment) => (segment.startsWith(':') ? param : segment));
    const canonical = `/${[...prefix, ...there].join('/')}`;
    const match = matchPage(theme, canonical);
    if (match) return { ...match, canonical };
  }
  return null;
};

const matchPage = (theme: CompiledTheme, path: string): RouteMatch | null => {
  const { locale, prefix, given } = partsOf(theme, path);
  let best: RouteMatch | null = null;
  let bestLiterals = -1;
  for (const template of Object.values(theme.templates)) {
    if (template.segments === null || template.segments.length !== given.length) continue;
    const params: Record<string, string | number> = {};
    const canonical: string[] = [];
    let literals = 0;
    const matches = template.segments.every((segment, i) => {
      const part = given[i] ?? '';
      if (!segment.startsWith(':')) {
        literals++;
        canonical.push(segment);
        return part.toLowerCase() === segment;
      }
      const param = template.params[segment.slice(1)];
      const value = param && parseParam(part, param);
      if (value === undefined) return false;
      params[segment.slice(1)] = value;
      canonical.push(String(value));
      return true;
    });
    if (!matches || literals <= bestLiterals) continue;
    const wanted = `/${[...prefix, ...canonical].join('/')}`;
    bestLiterals = literals;
    best = {
      template,
      locale,
      path: `/${canonical.join('/')}`,
      params,
      canonical: wanted === path ? null : wanted,
    };
  }
  return best;
};

/** The declared query keys, parsed; what is absent or not valid takes its default. Others never reach a page. */
export const parseQuery = (
  template: CompiledTemplate,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | number>> => {
  const result: Record<string, string | number> = {};
  for (const [key, param] of Object.entries(template.query)) {
    const text = Object.hasOwn(query, key) ? query[key] : undefined;
    const value = (typeof text === 'string' ? parseParam(text, param) : undefined) ?? param.default;
    if (typeof value === 'string' || typeof value === 'number') result[key] = value;
  }
  return result;
};
