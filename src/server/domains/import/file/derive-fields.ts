import { finishDocument, freeSlug } from '#server/domains/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { slugify } from '#server/tenancy/school-slug.ts';
import type { FileItem } from './file-item.ts';

/** The item with its HTML sanitised and its StartSession derived (docs/domain.md, Import). */
export const deriveFields = async (item: FileItem): Promise<FileItem> => ({
  ...item,
  document: await finishDocument(item.type, item.document),
});

export interface BlogSlugOptions {
  items: readonly FileItem[];
  /** Slugs of the blogs that are stored already, by external id; null for blogs that did not come from a file. */
  stored: readonly { externalId: string | null; slug: string }[];
}

/**
 * Gives each blog its slug: the file's, else the stored one, else the title's, with `-<blog_Id>` where it is empty or
 * taken.
 */
export const assignBlogSlugs = ({ items, stored }: BlogSlugOptions): FileItem[] => {
  const blogs = items.filter(({ type }) => type.type === 'blog');
  const inFile = new Set(blogs.map(({ externalId }) => externalId));
  const known = new Map(
    stored.flatMap(({ externalId, slug }) => (externalId === null ? [] : [[externalId, slug] as const])),
  );
  const taken = new Set(
    stored.filter(({ externalId }) => externalId === null || !inFile.has(externalId)).map(({ slug }) => slug),
  );
  const wanted = blogs.map((item) => ({ item, slug: textOf(item.document.blog_Slug) ?? known.get(item.externalId) }));
  const slugs = new Map<FileItem, string>();
  // Addresses that are in use come first, so that a new blog never takes one.
  for (const { item, slug } of wanted.toSorted((a, b) => Number(a.slug === undefined) - Number(b.slug === undefined))) {
    const chosen = freeSlug(slug ?? slugify(String(item.document.blog_Title)), numberOf(item), taken);
    taken.add(chosen);
    slugs.set(item, chosen);
  }
  return items.map((item) => withSlug(item, slugs.get(item)));
};

const numberOf = ({ document, position }: FileItem): number => Number(document.blog_Id ?? position + 1);

const withSlug = (item: FileItem, slug: string | undefined): FileItem =>
  slug === undefined ? item : { ...item, document: { ...item.document, blog_Slug: slug } };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The document as it is stored: the header's facts of the school are no content. */
export const withoutSchoolFacts = ({
  school_Slug: _slug,
  schoolKey: _key,
  ...document
}: ContentDocument): ContentDocument => document;
