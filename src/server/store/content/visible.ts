import { and, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type ContentDocument, type ContentRow, content } from '../schema.ts';

/**
 * The document of an item that visitors see at a time: the scheduled one once its time has come, else the published
 * one. Null for what is in the bin, expired, never published, or published with a time that is yet to come.
 */
export const visibleDocument = (now: Date): SQL<ContentDocument | null> =>
  sql<ContentDocument | null>`case
    when ${or(isNotNull(content.deletedAt), lte(content.expireAt, now))} then null
    when ${and(isNotNull(content.scheduled), lte(content.publishAt, now))} then ${content.scheduled}
    when ${and(isNull(content.scheduled), gt(content.publishAt, now))} then null
    else ${content.published} end`.mapWith(content.published) as SQL<ContentDocument | null>;

/** Whether visitors see anything of an item at a time. */
export const isVisible = (now: Date): SQL => sql`${visibleDocument(now)} is not null`;

/** When what visitors see of something changes by itself. */
export interface Changes {
  /** The first time of all. */
  readonly next: Date;
  /** The first at which something is taken off; null where nothing is. */
  readonly end: Date | null;
}

/** The next time after `now` at which what visitors see of an item may change; null if there is none. */
export const nextChange = (now: Date): SQL<Date | null> =>
  sql<Date | null>`least(
    case when ${gt(content.publishAt, now)} then ${content.publishAt} end,
    case when ${gt(content.expireAt, now)} then ${content.expireAt} end)`.mapWith((value: unknown) =>
    value === null ? null : content.publishAt.mapFromDriverValue(value as string),
  ) as SQL<Date | null>;

type Versions = Pick<ContentRow, 'published' | 'scheduled' | 'publishAt'>;

/** An item's documents with a scheduled one whose time has come in its place: what a change of the item starts from. */
export const settled = ({ published, scheduled, publishAt }: Versions, now: Date): Versions =>
  scheduled !== null && publishAt !== null && publishAt <= now
    ? { published: scheduled, scheduled: null, publishAt: null }
    : { published, scheduled, publishAt };
