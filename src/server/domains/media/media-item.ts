import type { MediaItem } from '#schemas/api/media-item.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { publicDocumentUrl } from '#server/files/documents/public-document.ts';
import { isOpenToAll, variantLink } from '#server/files/office-picture.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import type { MediaRow, MediaVariant } from '#server/store/schema.ts';

/** A row as the library shows it. The files of what is not public are linked for ten minutes. */
export const mediaItem = (services: Pick<Services, 'sealer' | 'now'>, row: MediaRow): MediaItem => {
  const { schoolId, id, class: kind, alt, createdAt } = row;
  const urlOf = (variant: Pick<MediaVariant, 'width' | 'format'>): string => variantLink(services, row, variant);
  const wholeUrl = (): string =>
    isOpenToAll(row) && row.kind === 'document'
      ? publicDocumentUrl(row)
      : privateMediaLink(services, { schoolId, mediaId: id });
  const largest = row.variants.filter(({ format }) => format === 'webp').toSorted((a, b) => b.width - a.width)[0];
  return {
    id,
    reference: mediaReference(id),
    class: kind,
    kind: row.kind,
    fileName: row.fileName,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    alt,
    altTranslations: row.altTranslations,
    decorative: alt === '',
    thumbhash: row.thumbhash,
    focal: row.focal,
    children: row.children,
    tags: [...row.tags],
    caption: row.caption,
    madeFrom: row.madeFrom,
    avifState: row.avifState,
    createdAt: createdAt.toISOString(),
    createdBy: row.createdBy,
    url: largest ? urlOf(largest) : wholeUrl(),
    variants: row.variants.map((variant) => {
      const { width, height, format, bytes } = variant;
      return { url: urlOf(variant), width, height, format, bytes };
    }),
  };
};

/** What the audit log keeps of a row. */
export const auditedMedia = ({
  class: kind,
  alt,
  altTranslations,
  focal,
  children,
  tags,
  caption,
  fileName,
  bytes,
}: Omit<MediaRow, 'id'>) => ({
  class: kind,
  alt,
  altTranslations,
  focal,
  children,
  tags,
  caption,
  fileName,
  bytes,
});
