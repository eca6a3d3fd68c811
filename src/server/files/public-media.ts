import type { PictureData } from '#schemas/sources/picture.ts';
import type { MediaRow, MediaVariant } from '#server/store/schema.ts';
import { publicDocumentUrl } from './documents/public-document.ts';

/** What is needed of a media row. */
export type PictureRow = Pick<
  MediaRow,
  'schoolId' | 'id' | 'alt' | 'altTranslations' | 'thumbhash' | 'focal' | 'variants'
>;

const plainWidth = 1280;
const centre = { x: 0.5, y: 0.5 };
const formatOrder = ['avif', 'webp', 'jpeg', 'png'];

/**
 * A stored picture, by the name of the item that shows it (the alternative text of one that has none of its own, where
 * `''` is decorative) and the language of the page. Undefined for a row without a picture.
 */
export const storedPicture = (
  row: PictureRow,
): ((name: string, locale?: string) => { readonly url: string; readonly media: PictureData }) | undefined => {
  const variants = row.variants.toSorted(byFormatThenWidth);
  const largest = variants.reduce<MediaVariant | undefined>(
    (best, next) => (best && best.width >= next.width ? best : next),
    undefined,
  );
  if (!largest) return undefined;
  return (name, locale) => ({
    url: pictureUrl(row),
    media: {
      width: largest.width,
      height: largest.height,
      alt: altIn(row, locale) ?? name,
      thumbhash: row.thumbhash ?? '',
      focal: row.focal ?? centre,
      variants: variants.map((variant) => ({
        url: variantUrl(row, variant),
        width: variant.width,
        format: variant.format,
      })),
    },
  });
};

/** The text in a language, or as it was written. Decoration has none in any. */
const altIn = ({ alt, altTranslations }: PictureRow, locale: string | undefined): string | null =>
  alt !== '' && locale !== undefined && Object.hasOwn(altTranslations, locale) ? (altTranslations[locale] ?? alt) : alt;

/** The one address of a public picture or document. */
export const publicUrl = (row: PictureRow & Pick<MediaRow, 'kind'>): string =>
  row.kind === 'document' ? publicDocumentUrl(row) : pictureUrl(row);

/** The one URL for those who take no choice of sizes: the largest of at most 1280 pixels that every browser reads. */
const pictureUrl = (row: PictureRow): string => {
  const plain = row.variants.filter((variant) => variant.format !== 'avif').toSorted(byFormatThenWidth);
  const chosen = plain.filter((variant) => variant.width <= plainWidth).at(-1) ?? plain[0];
  return chosen ? variantUrl(row, chosen) : '';
};

const variantUrl = (row: PictureRow, { width, format }: MediaVariant): string =>
  `/media/${row.schoolId}/${row.id}/${width}.${format}`;

/** What a document is downloaded as; undefined for a picture. */
export const downloadOf = ({
  id,
  kind,
  fileName,
  mime,
}: Pick<MediaRow, 'id' | 'kind' | 'fileName' | 'mime'>):
  | { readonly name: string; readonly mime: string }
  | undefined =>
  kind === 'document' ? { name: fileName ?? `file-${id}.pdf`, mime: mime ?? 'application/octet-stream' } : undefined;

const byFormatThenWidth = (a: MediaVariant, b: MediaVariant): number =>
  formatOrder.indexOf(a.format) - formatOrder.indexOf(b.format) || a.width - b.width;
