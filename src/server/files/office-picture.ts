import type { MediaRow, MediaVariant } from '#server/store/schema.ts';
import { type LinkServices, privateMediaLink } from './signed-links.ts';

type Row = Pick<MediaRow, 'schoolId' | 'id' | 'class' | 'children' | 'variants'>;

/** Whether anyone may open a file by its plain address. */
export const isOpenToAll = ({ class: kind, children }: Pick<MediaRow, 'class' | 'children'>): boolean =>
  kind === 'public' && children !== 'noConsent';

/** The address of one size of a picture in the office; of what is not public a link that is valid for ten minutes. */
export const variantLink = (
  services: LinkServices,
  row: Omit<Row, 'variants'>,
  { width, format }: Pick<MediaVariant, 'width' | 'format'>,
): string => {
  const file = `${width}.${format}`;
  return isOpenToAll(row)
    ? `/media/${row.schoolId}/${row.id}/${file}`
    : privateMediaLink(services, { schoolId: row.schoolId, mediaId: row.id, file });
};

/** The address of a picture at its smallest, in a format that every browser reads; null where it is none. */
export const thumbLink = (services: LinkServices, row: Row | undefined): string | null => {
  const plain = row?.variants.filter(({ format }) => format !== 'avif').toSorted((a, b) => a.width - b.width) ?? [];
  return row && plain[0] ? variantLink(services, row, plain[0]) : null;
};
