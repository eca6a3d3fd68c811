import { inArray } from 'drizzle-orm';
import type { ListedPicture } from '#schemas/api/content/read.ts';
import type { ContentType } from '#schemas/content/index.ts';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { thumbLink } from '#server/files/office-picture.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { type ContentDocument, media } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { attachments } from './check-media.ts';
import { listMediaFields } from './media-fields.ts';

/** The id of the first picture of a document, or else of the file that is attached to it. */
const firstOf = (type: ContentType, document: ContentDocument | null): number | undefined => {
  if (document === null) return undefined;
  const [field] = [...listMediaFields(type, document), ...attachments(type, document)];
  return parseMediaReference(field?.value);
};

/** The first picture of each document, small, in their order; null where there is none. */
export const findThumbs = async (
  {
    db,
    services,
    type,
  }: {
    readonly db: Db;
    readonly services: Pick<Services, 'sealer' | 'now' | 'withholdsFiles'>;
    readonly type: ContentType;
  },
  documents: readonly (ContentDocument | null)[],
): Promise<readonly (ListedPicture | null)[]> => {
  const firsts = documents.map((document) => firstOf(type, document));
  const ids = firsts.filter((id) => id !== undefined);
  if (ids.length === 0) return documents.map(() => null);
  const { schoolId, id, class: kind, children, variants, focal } = media;
  const rows = await db
    .select({ schoolId, id, class: kind, children, variants, focal })
    .from(media)
    .where(inArray(media.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return firsts.map((first) => {
    const row = found.get(first ?? 0);
    const url = thumbLink(services, row);
    return row && url ? { url, focal: row.focal } : null;
  });
};
