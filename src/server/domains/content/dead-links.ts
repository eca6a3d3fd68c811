import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { anchorsOf } from '#engine/data/anchors.ts';
import { type CompiledTemplate, type CompiledTheme, matchRoute } from '#engine/index.ts';
import { linksIn } from '#engine/schema/links.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { systemSegments } from '#schemas/theme/system-addresses.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { decodePath } from '#shared/decode-path.ts';
import { listHtml } from './html-fields.ts';

/** A link in what a school has published. */
export interface ContentLink {
  readonly contentType: string;
  readonly contentId: number;
  readonly href: string;
}

/** The links of a school's published content, in the order of the content. */
export const readLinks = async ({ db }: Pick<StoreContext, 'db'>): Promise<readonly ContentLink[]> => {
  const items = await db
    .select({ type: content.type, id: content.id, document: content.published })
    .from(content)
    .where(and(isNull(content.deletedAt), isNotNull(content.published)))
    .orderBy(asc(content.id));
  return items.flatMap(({ type, id, document }) =>
    linksOf(type, document).map((href) => ({ contentType: type, contentId: id, href })),
  );
};

/** Those that lead to an address of the school's site at which a theme has no page, or to a place that its page has not. */
export const deadLinksIn = (theme: CompiledTheme, links: readonly ContentLink[]): readonly ContentLink[] =>
  links.filter(({ href }) => isDead(theme, href));

const linksOf = (name: string, document: unknown): readonly string[] => {
  const type = contentTypes.find((one) => one.type === name);
  if (!type) return [];
  const html = listHtml(type, document as Fields).flatMap((field) => hrefsIn(field.html));
  return [...linksIn(type.schema, document).map(({ href }) => href), ...html];
};

type Fields = Readonly<Record<string, unknown>>;

/** Of HTML as it is stored: sanitised, its attributes in double quotes. */
const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const isDead = (theme: CompiledTheme, href: string): boolean => {
  const path = /^\/(?![/\\])[^?#]*/.exec(href)?.[0];
  if (path === undefined) return false;
  const [first = ''] = path.split('/').filter(Boolean);
  if (systemSegments.has(first)) return false;
  const match = matchRoute(theme, decodePath(path));
  return match === null || !hasAnchor(match.template, decodePath(href.split('#')[1] ?? ''));
};

/** One page of many is what the school writes: its headings are not the theme's. */
const hasAnchor = (page: CompiledTemplate, anchor: string): boolean =>
  anchor === '' || Object.keys(page.params).length > 0 || anchorsOf(page.sections).has(anchor);
