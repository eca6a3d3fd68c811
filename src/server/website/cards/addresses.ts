import type { blogs } from '#schemas/sources/blogs.ts';
import type { ResultOf } from '#schemas/sources/define.ts';
import type { PageMedia } from '#server/core/cache/page-cache.ts';
import type { Identity } from '#server/files/drawing/identity.ts';
import type { HeadFacts } from '#site/document.ts';
import { pictureHash } from './identity.ts';

/** The icons of a site by file name. `full`: nothing of the square stays empty, since phones cut its corners. */
export const iconFiles = new Map([
  ['32.png', { side: 32, full: false }],
  ['192.png', { side: 192, full: false }],
  ['512.png', { side: 512, full: false }],
  ['180.png', { side: 180, full: true }],
  ['maskable.png', { side: 512, full: true }],
]);

const cardSize = { width: 1200, height: 630 } as const;

/** The address of a site's card. */
export const siteCardPath = (identity: Identity): string => `/card/${pictureHash(identity)}.png`;

/** The address of an article's card. */
export const articleCardPath = (identity: Identity, { blog_Slug, blog_Title }: CardArticle): string =>
  `/card/blog/${encodeURIComponent(blog_Slug)}/${pictureHash(identity, blog_Title)}.png`;

/** The address of one of a site's icons. */
export const iconPath = (identity: Identity, file: string): string => `/icon/${pictureHash(identity)}/${file}`;

/** What a card shows of an article. */
type CardArticle = Pick<ResultOf<typeof blogs>[number], 'blog_Slug' | 'blog_Title'>;

/** What a cached page calls the card of its article, by its address. */
export const cardName = (schoolId: number, path: string): string => `card ${schoolId} ${path}`;

/** The card of the article that a page shows, with what it says. */
export const cardsOf = (
  schoolId: number,
  { identity, read }: Pick<PageOptions, 'identity' | 'read'>,
): readonly PageMedia[] => {
  const post = articleOf(read);
  if (!post) return [];
  return [{ name: cardName(schoolId, articleCardPath(identity, post)), class: 'public', title: post.blog_Title }];
};

const articleOf = (read: HeadFacts['read']): CardArticle | null | undefined =>
  read.find(({ source }) => source === 'blogPost')?.value as CardArticle | null | undefined;

interface PageOptions {
  readonly identity: Identity;
  /** The origin of the site. */
  readonly origin: string;
  readonly read: HeadFacts['read'];
}

/** What a page offers to programs: what it has read, its card, its site's icons. */
export const headFacts = ({ identity, origin, read }: PageOptions): HeadFacts => {
  const post = articleOf(read);
  const path = post ? articleCardPath(identity, post) : siteCardPath(identity);
  return {
    read,
    card: { url: origin + path, ...cardSize, alt: post ? `${post.blog_Title}. ${identity.name}` : identity.name },
    icons: {
      small: iconPath(identity, '32.png'),
      large: iconPath(identity, '192.png'),
      apple: iconPath(identity, '180.png'),
    },
  };
};
