import { alternatesOf, type CompiledTheme, hrefOf } from '#engine/index.ts';
import { gallery } from '#schemas/sources/gallery.ts';
import { fillRoute, type PageRole } from '#schemas/theme/page-roles.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { Feed, FeedContext } from './define.ts';

const maxAddresses = 50_000;
const maxArticles = 5000;

/**
 * The paths of a site's pages, as segments: those without parameters, then articles, albums and schools where it shows them.
 */
const pathsOf = async ({ theme, read, articleSlugs, schoolSlugs }: FeedContext): Promise<(readonly string[])[]> => {
  const routes = Object.values(theme.templates).flatMap(({ segments, noindex }) =>
    segments && !noindex ? [segments] : [],
  );
  const fixed = routes.filter((segments) => !segments.some((segment) => segment.startsWith(':')));
  /** The pages with a role that is of many, one for each of their names. */
  const each = async (role: PageRole, names: () => Promise<readonly string[]>): Promise<(readonly string[])[]> => {
    const route = theme.pages[role];
    if (route === undefined || !routes.some((segments) => `/${segments.join('/')}` === route)) return [];
    return (await names()).map((name) => fillRoute(route, name).split('/').filter(Boolean));
  };
  const albums = async () => {
    const all = (await read(gallery, { pageSize: 1, perAlbum: 1 })).filter(({ total = 0 }) => total > 0);
    return [...new Set(all.flatMap(({ album_Slug }) => album_Slug ?? []))];
  };
  return [
    ...fixed,
    ...(await each('article', () => articleSlugs(maxArticles))),
    ...(await each('album', albums)),
    ...(await each('school-profile', () => schoolSlugs(maxAddresses))),
  ];
};

const entry = (theme: CompiledTheme, origin: string, segments: readonly string[]): string => {
  const whole = (href: string): string => escapeHtml(origin + href);
  const others = (theme.locales.length > 1 ? alternatesOf(theme, segments) : []).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${whole(href)}"/>`,
  );
  return theme.locales
    .map((locale) => `<url><loc>${whole(hrefOf(theme, segments, locale))}</loc>${others.join('')}</url>`)
    .join('\n');
};

/** Every page of the school in every language: https://www.sitemaps.org/protocol.html. */
export const sitemap: Feed = {
  path: '/sitemap.xml',
  type: 'application/xml; charset=utf-8',
  async make(context) {
    const { site, theme, listed } = context;
    if (!listed) return undefined;
    const paths = (await pathsOf(context)).slice(0, Math.floor(maxAddresses / theme.locales.length));
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...paths.map((segments) => entry(theme, site.url, segments)),
      '</urlset>',
      '',
    ].join('\n');
  },
};

/** What programs may read: RFC 9309. An unlisted school's pages say `noindex` themselves, and must be read for that. */
export const robots: Feed = {
  path: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  async make({ site, listed }) {
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /login'];
    return [...lines, ...(listed ? ['', `Sitemap: ${site.url}/sitemap.xml`] : []), ''].join('\n');
  },
};
