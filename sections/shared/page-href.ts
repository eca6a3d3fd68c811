import type { SectionEnv } from '#engine/section.ts';

/**
 * The address of a page of a list, counted from 1. Whatever else was asked of this page stays in it, where `href` is
 * this page: a theme writes it without a language.
 */
export const pageHref = ({ home, path, query }: SectionEnv, href: string, page: number): string => {
  const { target, search: own, anchor } = splitHref(href);
  const isHere = isThisPage({ home, path }, target);
  const search = new URLSearchParams(own);
  for (const [key, value] of Object.entries(isHere ? query : {})) search.set(key, String(value));
  search.delete('page');
  if (page > 1) search.set('page', String(page));
  return `${target}${search.size > 0 ? `?${search}` : ''}${anchor}`;
};

/** A link in its parts, the two last ones with the character that they begin with, or empty. */
export const splitHref = (
  href: string,
): { readonly target: string; readonly search: string; readonly anchor: string } => {
  const [, target = '', search = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { target, search, anchor };
};

/** Whether a link without query and anchor leads to this page: a theme writes it without a language. */
export const isThisPage = ({ home, path }: Pick<SectionEnv, 'home' | 'path'>, href: string): boolean =>
  href === path || withLanguage(href, home) === path;

/** A path of this site, written without a language, in the language of the page whose first page is `home`. */
export const withLanguage = (path: string, home: string): string => {
  if (home === '/') return path;
  return path === '/' ? home : home + path;
};
