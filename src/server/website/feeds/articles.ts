import { Feed as FeedDocument } from 'feed';
import { blogs } from '#schemas/sources/blogs.ts';
import { notices } from '#schemas/sources/notices.ts';
import { fillRoute, type PageRole } from '#schemas/theme/page-roles.ts';
import { oneLine } from '#server/core/validation/text.ts';
import { instantOf } from '#shared/calendar.ts';
import type { Feed, FeedContext } from './define.ts';
import { readPages } from './read-pages.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** YYYY-MM-DDTHH:MM at the school. */
  readonly when: string;
  readonly description?: string;
  /** Sanitised HTML. */
  readonly content?: string;
  readonly author?: string;
}

const maxEntries = 50;

/** The entries of a feed; `page` is the route of the page where each of them stands. */
type Entries = (context: FeedContext, page: string) => Promise<Entry[]>;

const noticeEntries: Entries = async ({ site, name, read }, page) =>
  (await readPages((part) => read(notices, part))).map(({ noticeID, noticeHead, noticeDetails, entryDateTime }) => ({
    id: `tag:${name},2025:notice-${noticeID}`,
    title: oneLine(noticeHead),
    link: `${site.url}${page}#notice-${noticeID}`,
    when: entryDateTime,
    ...(noticeDetails ? { description: noticeDetails } : {}),
  }));

const blogEntries: Entries = async ({ site, name, read }, page) =>
  (await read(blogs, { page: 1, pageSize: maxEntries })).map((blog) => ({
    id: `tag:${name},2025:blog-${blog.blog_Id}`,
    title: oneLine(blog.blog_Title),
    link: site.url + fillRoute(page, blog.blog_Slug),
    when: `${blog.entryDate}T00:00`,
    // Readers show it far from the site.
    content: blog.blog_Description
      .replaceAll('<img src="/', `<img src="${site.url}/`)
      .replace(/ srcset="[^"]*" sizes="[^"]*"/g, ''),
    ...(blog.author ? { author: oneLine(blog.author) } : {}),
  }));

interface ArticleOptions {
  readonly path: string;
  readonly title: string;
  /** The page that lists the entries, and the one where each of them stands. */
  readonly list: PageRole;
  readonly page: PageRole;
  readonly entries: Entries;
}

/** A list of what is new, as RSS 2.0 and as Atom (RFC 4287), the newest first. None without a page to read it on. */
const articleFeeds = ({ path, title, list, page, entries }: ArticleOptions): readonly Feed[] => {
  const document = async (context: FeedContext): Promise<FeedDocument | undefined> => {
    const { site, theme } = context;
    const route = theme.pages[page];
    if (route === undefined) return undefined;
    const home = site.url + (theme.pages[list] ?? '/');
    const name = oneLine(site.school_Name);
    const found = (await entries(context, route))
      .map((entry) => ({ ...entry, date: new Date(instantOf(site.timeZone, entry.when)) }))
      .sort((a, b) => b.date.getTime() - a.date.getTime())
      .slice(0, maxEntries);
    const feed = new FeedDocument({
      title: `${name}: ${title}`,
      description: `${title} of ${name}`,
      id: home,
      link: home,
      language: site.lang ?? theme.defaultLocale,
      copyright: name,
      // The same content is the same document.
      updated: found[0]?.date ?? new Date(0),
      generator: 'Schoolyard',
      feedLinks: { rss: `${site.url}${path}.rss`, atom: `${site.url}${path}.atom` },
    });
    for (const { author, ...entry } of found)
      feed.addItem({ ...entry, ...(author ? { author: [{ name: author }] } : {}) });
    return feed;
  };
  return [
    {
      path: `${path}.rss`,
      type: 'application/rss+xml; charset=utf-8',
      make: async (context) => (await document(context))?.rss2(),
    },
    {
      path: `${path}.atom`,
      type: 'application/atom+xml; charset=utf-8',
      make: async (context) => (await document(context))?.atom1(),
    },
  ];
};

export const newsFeeds: readonly Feed[] = [
  ...articleFeeds({
    path: '/feeds/notices',
    title: 'Notices',
    list: 'notices',
    page: 'notices',
    entries: noticeEntries,
  }),
  ...articleFeeds({ path: '/feeds/blog', title: 'Blog', list: 'blog', page: 'article', entries: blogEntries }),
];
