import { and, eq, inArray, isNull } from 'drizzle-orm';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { type ContentDocument, media } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { NamedType } from './content-type.ts';
import { listMediaFields } from './media-fields.ts';

/** The pictures of a document that have neither a text of their own nor are decoration, in the order of their ids. */
export const findUndescribed = async (
  db: Db,
  type: NamedType,
  document: ContentDocument,
): Promise<readonly number[]> => {
  const ids = listMediaFields(type, document).flatMap(({ value }) => parseMediaReference(value) ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.kind, 'picture'), isNull(media.alt)))
    .orderBy(media.id);
  return rows.map(({ id }) => id);
};
