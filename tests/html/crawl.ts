import type { RunningServer } from '../support/server.ts';

/** A page as a visitor gets it. */
export interface CrawledPage {
  /** Host and path. */
  readonly address: string;
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** What is reached by a link of a page: its own pages in every language, and no document, feed, picture or old page. */
const linksOf = (html: string, origin: string): string[] =>
  [...html.matchAll(/<(?:a|link)\s[^>]*?\bhref="([^"]*)"[^>]*>/g)].flatMap(([tag, href = '']) => {
    if (tag.startsWith('<link') && !tag.includes('hreflang=')) return [];
    const address = new URL(href.replaceAll('&amp;', '&'), origin);
    const isPage = address.origin === origin && !/^\/(?:media|feeds|docs|api|assets)\//.test(address.pathname);
    return isPage ? [address.pathname + address.search] : [];
  });

/**
 * Every page of a host that links lead to from some first ones. Of pages that differ in the query alone, such as those
 * of a long list, a second one is read and no more.
 */
export const crawl = async (
  server: RunningServer,
  host: string,
  first: readonly string[],
): Promise<readonly CrawledPage[]> => {
  const pages: CrawledPage[] = [];
  const seen = new Map<string, number>();
  const waiting = [...first];
  const known = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const bare = path.replace(/\?.*/, '');
    const times = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, times);
    if (times > 2) continue;
    const { status, headers, text } = await server.get(path, { host, headers: { accept: 'text/html' } });
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    pages.push({ address: host + path, path: bare, status, html: text });
    for (const link of linksOf(text, `http://${host}`)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return pages;
};
