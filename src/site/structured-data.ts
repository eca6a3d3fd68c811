import type { Site } from '#schemas/theme/site.ts';
import { articleOf } from './structured/article.ts';
import { breadcrumbsOf, type Crumb } from './structured/breadcrumbs.ts';
import { eventsOf } from './structured/events.ts';
import { organisationOf } from './structured/organisation.ts';
import type { Described, Thing } from './structured/thing.ts';

/** One answer that a page has read: the source's name and what it gave. */
export interface ReadSource {
  readonly source: string;
  readonly value: unknown;
}

interface StructuredPage {
  readonly site: Site;
  /** The page's own address. */
  readonly url: string;
  readonly isHome: boolean;
  /** The way to the page, the home page first and the page itself last. */
  readonly crumbs: readonly Crumb[];
  readonly read: readonly ReadSource[];
}

/** What a source's answer says of a page, by the source's name. */
const builders: ReadonlyMap<string, (value: unknown, page: Described) => readonly Thing[]> = new Map([
  ['events', eventsOf],
  ['blogPost', articleOf],
]);

/** A page in the vocabulary of schema.org, for programs: one graph, from what the page has read. */
export const structuredData = ({ site, url, isHome, crumbs, read }: StructuredPage): Thing => {
  const page: Described = { site, url };
  const header = read.find(({ source }) => source === 'header')?.value;
  // What the home page only points to is told where it stands: search engines want an event on its own page.
  const things = isHome
    ? organisationOf(header, page)
    : [...breadcrumbsOf(crumbs), ...read.flatMap(({ source, value }) => builders.get(source)?.(value, page) ?? [])];
  return { '@context': 'https://schema.org', '@graph': things };
};
