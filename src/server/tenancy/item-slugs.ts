import type { BlogItem, ContentItemOf } from './content-reader.ts';
import { slugify } from './school-slug.ts';

/** The last part of an article's address: one without a slug of its own has its id behind a dash. */
export const blogSlugOf = ({ id, document }: BlogItem): string => document.blog_Slug ?? `-${id}`;

/** The last part of the address of the photos that are in no album. */
export const looseSlug = 'photos';

/** The last part of an album's address: its name, and its number, which no other album has. */
export const albumSlug = ({ id, document, written = document }: ContentItemOf<'galleryAlbum'>): string => {
  const name = (written.album_Name ?? '').trim();
  return name === '' ? looseSlug : [slugify(name), id].filter(Boolean).join('-');
};
