import type { PictureData } from '#schemas/sources/picture.ts';
import type { MediaRow, MediaVariant } from '#server/store/schema.ts';
import { publicDocumentUrl } from './documents/public-document.ts';

export interface PictureFieldsOptions {
  row: PictureRow;
  /** The field on the wire, such as `student_Photo`. */
  field: string;
  /** The item's name: the alternative text of a picture that has none of its own. */
  name: string;
}

/** What is needed of a media row. */
export type PictureRow = Pick<MediaRow, 'schoolId' | 'id' | 'alt' | 'thumbhash' | 'focal' | 'variants'>;

const plainWidth = 1280;
const centre = { x: 0.5, y: 0.5 };
const formatOrder = ['avif', 'webp', 'jpeg', 'png'];

/** The field as a URL with `<field>_Media` next to it; nothing for a row without a picture. */
export const pictureFields = ({ row, field, name }: PictureFieldsOptions): Record<string, string | PictureData> => {
  const data = pictureData(row, name);
  return data ? { [field]: pictureUrl(row), [`${field}_Media`]: data } : {};
};

/**
 * Everything a page needs to show a stored picture, or undefined if the row has none. `''` as its alt is decorative.
 */
export const pictureData = (row: PictureRow, name: string): PictureData | undefined => {
  const variants = row.variants.toSorted(byFormatThenWidth);
  const largest = variants.reduce<MediaVariant | undefined>(
    (best, next) => (best && best.width >= next.width ? best : next),
    undefined,
  );
  if (!largest) return undefined;
  return {
    width: largest.width,
    height: largest.height,
    alt: row.alt ?? name,
    thumbhash: row.thumbhash ?? '',
    focal: row.focal ?? centre,
    variants: variants.map((variant) => ({
      url: variantUrl(row, variant),
      width: variant.width,
      format: variant.format,
    })),
  };
};

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

const byFormatThenWidth = (a: MediaVariant, b: MediaVariant): number =>
  formatOrder.indexOf(a.format) - formatOrder.indexOf(b.format) || a.width - b.width;
