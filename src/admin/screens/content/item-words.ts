import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import type { Fields } from './fields.ts';
import type { TypeLayout } from './types/define-type.ts';

/** The words of HTML, on one line. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a list calls an item; empty while it has no name yet. A value of a list has the words of its field. */
export const nameOf = (
  document: Fields,
  { nameField }: Pick<ContentTypeInfo, 'nameField'>,
  both: (both: readonly [string, string]) => string,
  { fields }: TypeLayout,
): string => {
  const value = document[nameField];
  const option = typeof value === 'string' ? fields[nameField]?.options?.[value] : undefined;
  return option ? both(option) : typeof value === 'string' ? value : '';
};

/** The first longer text of an item, in plain words. */
export const excerptOf = (document: Fields, { nameField }: Pick<ContentTypeInfo, 'nameField'>): string => {
  const texts = Object.entries(document).filter(
    ([field, value]) => field !== nameField && typeof value === 'string' && value.length > 24 && /\s/.test(value),
  );
  return plain(String(texts[0]?.[1] ?? '')).slice(0, 160);
};
