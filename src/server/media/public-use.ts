import { and, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { contentTypes } from '../../../schemas/content/index.ts';
import { content, type MediaRow } from '../store/schema.ts';
import type { Db } from '../store/store.ts';
import { findMediaReferences, mediaReference } from './reference.ts';

/** Content types that hold pictures of children. */
const minorTypes = contentTypes
  .filter(({ media }) => Object.values(media).some((kind) => kind === 'minor'))
  .map(({ type }) => type);

export interface PublicUseQuery {
  /** Inside a transaction of the picture's school. */
  db: Db;
  row: Pick<MediaRow, 'id' | 'class'>;
  now: Date;
}

/**
 * Whether anyone may see a picture: always one of class `public`, never one of class `private`, and one of class
 * `minor` only while an item that is published now, with Photo_Consent Public_With_Name, shows it (domain.md 4.3).
 */
export async function isPubliclyVisible({ db, row, now }: PublicUseQuery): Promise<boolean> {
  if (row.class !== 'minor') return row.class === 'public';
  const rows = await db
    .select({ published: content.published })
    .from(content)
    .where(
      and(
        inArray(content.type, minorTypes),
        isNotNull(content.published),
        isNull(content.deletedAt),
        sql`${content.published}->>'Photo_Consent' = 'Public_With_Name'`,
        sql`position(${`"${mediaReference(row.id)}"`} in ${content.published}::text) > 0`,
        or(isNull(content.publishAt), lte(content.publishAt, now)),
        or(isNull(content.expireAt), gt(content.expireAt, now)),
      ),
    );
  return rows.some(({ published }) => findMediaReferences(published).has(row.id));
}
