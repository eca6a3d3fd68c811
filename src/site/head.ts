import { type CompiledTheme, hrefOf, type Visit } from '#engine/index.ts';
import { escapeScriptJson } from '#engine/render/escape.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { type CardImage, socialMeta } from './social-meta.ts';
import { type ReadSource, structuredData } from './structured-data.ts';

/** What a server knows of a page besides what it shows: for search engines, feed readers and shared links. */
export interface HeadFacts {
  readonly read: readonly ReadSource[];
  readonly card: CardImage;
  readonly icons: SiteIcons;
}

/** Addresses of the pictures that browsers and phones show for a site. */
interface SiteIcons {
  readonly small: string;
  readonly large: string;
  readonly apple: string;
}

interface HeadOptions {
  readonly theme: CompiledTheme;
  readonly visit: Visit;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly facts: HeadFacts;
}

/** What the head of an existing page offers to programs. */
export const factsHead = ({ theme, visit, title, description, canonical, facts }: HeadOptions): string[] => {
  const { site, locale } = visit;
  const { read, card } = facts;
  const segments = visit.path.split('/').filter(Boolean);
  const post = read.find(({ source }) => source === 'blogPost')?.value as { entryDate?: string } | null | undefined;
  const data = structuredData({
    site,
    url: canonical,
    isHome: segments.length === 0,
    crumbs: crumbsOf({ theme, visit, title }),
    read,
  });
  return [
    ...socialMeta({
      title,
      description,
      url: canonical,
      siteName: site.school_Name,
      locale,
      otherLocales: theme.locales.filter((other) => other !== locale),
      published: post?.entryDate,
      image: card,
    }),
    ...feedLinks(theme),
    `<script type="application/ld+json">${escapeScriptJson(data)}</script>`,
  ];
};

/** The icons of every page of a site, and its manifest. */
export const iconLinks = ({ small, large, apple }: SiteIcons): string[] => [
  `<link rel="icon" type="image/png" sizes="32x32" href="${escapeHtml(small)}">`,
  `<link rel="icon" type="image/png" sizes="192x192" href="${escapeHtml(large)}">`,
  `<link rel="apple-touch-icon" href="${escapeHtml(apple)}">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
];

interface Way {
  readonly theme: CompiledTheme;
  readonly visit: Visit;
  readonly title: string;
}

/** The pages of the menu above a page, the home page first, and the page. */
const crumbsOf = ({ theme, visit, title }: Way) => {
  const { site, locale } = visit;
  const segments = visit.path.split('/').filter(Boolean);
  const urlOf = (way: readonly string[]): string => site.url + hrefOf(theme, way.map(encodeURIComponent), locale);
  const above = segments.flatMap((_, length) => {
    const way = segments.slice(0, length);
    const page = theme.nav.find((entry) => entry.segments.join('/') === way.join('/'));
    const name = page?.label[locale] ?? page?.label[theme.textLocale] ?? (length === 0 ? site.school_Name : undefined);
    return name === undefined ? [] : [{ name, url: urlOf(way) }];
  });
  return [...above, { name: title, url: urlOf(segments) }];
};

/** Feeds whose entries the theme has a page for. */
const newsFeeds = [
  { feed: 'notices', role: 'notices', title: 'Notices' },
  { feed: 'blog', role: 'article', title: 'Blog' },
] as const;

const feedLinks = ({ pages }: CompiledTheme): string[] =>
  newsFeeds
    .filter(({ role }) => pages[role] !== undefined)
    .flatMap(({ feed, title }) =>
      (['rss', 'atom'] as const).map(
        (kind) =>
          `<link rel="alternate" type="application/${kind}+xml" title="${title} (${kind === 'rss' ? 'RSS' : 'Atom'})" ` +
          `href="/feeds/${feed}.${kind}">`,
      ),
    );
