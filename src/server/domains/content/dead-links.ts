import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import type { JSONSchema } from 'json-schema-to-ts';
import { type CompiledTheme, matchRoute } from '#engine/index.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { systemSegments } from '#schemas/theme/system-addresses.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** A link in what a school has published, to an address of its site at which a theme has no page. */
export interface DeadLink {
  readonly contentType: string;
  readonly contentId: number;
  readonly href: string;
}

/** The links of a school's published content that lead to no page of a theme, in the order of the content. */
export const findDeadLinks = async ({ db }: StoreContext, theme: CompiledTheme): Promise<readonly DeadLink[]> => {
  const items = await db
    .select({ type: content.type, id: content.id, document: content.published })
    .from(content)
    .where(and(isNull(content.deletedAt), isNotNull(content.published)))
    .orderBy(asc(content.id));
  return items.flatMap(({ type, id, document }) =>
    linksOf(type, document)
      .filter((href) => isDead(theme, href))
      .map((href) => ({ contentType: type, contentId: id, href })),
  );
};

const linksOf = (name: string, document: unknown): readonly string[] => {
  const type = contentTypes.find((one) => one.type === name);
  if (!type) return [];
  const html = ('html' in type ? type.html : []).flatMap((field) => hrefsIn((document as Fields)[field]));
  return [...linksIn(type.schema, document), ...html];
};

type Fields = Readonly<Record<string, unknown>>;

/** Of HTML as it is stored: sanitised, its attributes in double quotes. */
const hrefsIn = (html: unknown): readonly string[] =>
  [...String(html ?? '').matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The values of format `link`. */
const linksIn = (schema: JSONSchema | undefined, value: unknown): readonly string[] => {
  if (typeof schema !== 'object') return [];
  if (typeof value === 'string') return schema.format === 'link' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => linksIn(schema.items as JSONSchema | undefined, item));
  if (typeof value !== 'object' || value === null) return [];
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JSONSchema>>;
  return Object.entries(value).flatMap(([key, item]) =>
    Object.hasOwn(properties, key) ? linksIn(properties[key], item) : [],
  );
};

const isDead = (theme: CompiledTheme, href: string): boolean => {
  const path = /^\/(?![/\\])[^?#]*/.exec(href)?.[0];
  if (path === undefined) return false;
  const [first = ''] = path.split('/').filter(Boolean);
  return !systemSegments.has(first) && matchRoute(theme, decoded(path)) === null;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
