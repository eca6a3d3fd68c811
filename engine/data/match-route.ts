import type { Param } from '#schemas/theme/theme.ts';
import { namedFormats } from '../formats.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';

export interface RouteMatch {
  readonly template: CompiledTemplate;
  readonly locale: string;
  /** The path without the locale, always starting with a slash. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Where the visitor should be instead: another case of a literal segment, or a trailing slash. */
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
export const localeOf = ({ locales, defaultLocale }: CompiledTheme, path: string): string => {
  const first = path.split('/').find(Boolean)?.toLowerCase();
  return locales.find((name) => name.toLowerCase() === first && name !== defaultLocale) ?? defaultLocale;
};

/** Finds the template of a decoded path; literal segments win over params. Null if the theme has no such page. */
export const matchRoute = (theme: CompiledTheme, path: string): RouteMatch | null => {
  const all = path.split('/').filter(Boolean);
  const locale = localeOf(theme, path);
  const prefix = locale === theme.defaultLocale ? [] : [locale];
  const given = all.slice(prefix.length);

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
