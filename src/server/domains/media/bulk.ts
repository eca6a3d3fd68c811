import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { bulkMedia, type MediaBulk, type MediaBulkResult } from '#schemas/api/media-bulk.ts';
import { maxTags, tidyTags } from '#schemas/records/media-tags.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { deleteMedia } from '#server/files/uploads/delete-media.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import { inLibrary } from './find-media.ts';
import { auditedMedia } from './media-item.ts';
import { findMediaUses, findUsed } from './media-uses.ts';

/** What is to become of one file: what of it changes, and what is told of that; or why it stays. */
type Plan =
  | { readonly set: Partial<MediaRow>; readonly told?: Pick<MediaBulkResult, 'tags' | 'children'> }
  | { readonly reason: NonNullable<MediaBulkResult['reason']> };

const unchanged: Plan = { set: {} };

/** Does the same to many files, each by itself: what cannot be done to one is told, and the others are done. */
export const bulkMediaHandler = handle(bulkMedia, async ({ body }, context) => {
  const plan = planOf(body);
  const { storage, encodeCache } = context.services;
  const { results, gone } = await context.write(async (tx) => {
    const rows = await lockAll(tx, context, body.ids);
    const done = plan ? await changeAll(tx, rows, plan) : await removeAll(tx, rows);
    if (done.some(({ changed }) => changed)) tx.touch(schoolTag(context.school.schoolId, 'media'));
    else tx.unrecorded();
    const results = new Map(done.map((one) => [one.id, one]));
    return { results, gone: plan ? [] : rows.filter(({ id }) => results.get(id)?.ok) };
  });
  await deleteMedia({ storage, cache: encodeCache, rows: gone });
  return ok({ files: body.ids.map((id) => results.get(id) ?? { id, ok: false, name: null, reason: 'gone' as const }) });
});

const own = ({ schoolId, id }: Pick<MediaRow, 'schoolId' | 'id'>): SQL | undefined =>
  and(eq(media.schoolId, schoolId), eq(media.id, id));

/** Files of the library, in one order, so that two of these wait for each other and never both. */
const lockAll = ({ db }: WriteContext, { school }: CallContext, ids: readonly number[]): Promise<MediaRow[]> =>
  db
    .select()
    .from(media)
    .where(and(eq(media.schoolId, school.schoolId), inArray(media.id, [...ids]), inLibrary))
    .orderBy(media.id)
    .for('update');

/** What an action makes of a file; undefined for what deletes it. */
const planOf = ({ action, tags, decorative, children }: MediaBulk): ((row: MediaRow) => Plan) | undefined => {
  switch (action) {
    case 'tag':
    case 'untag': {
      const wanted = tidyTags(tags ?? []);
      if (wanted.length === 0) throw wrongField('tags', 'Please type a tag.');
      return action === 'tag' ? (row) => addTags(row, wanted) : (row) => dropTags(row, wanted);
    }
    case 'decorate':
      return (row) => decorate(row, decorative);
    case 'children':
      if (children === undefined) throw wrongField('children', 'Please say what is known of the children.');
      return (row) => sayChildren(row, children);
    case 'delete':
      return undefined;
  }
};

const addTags = (row: MediaRow, wanted: readonly string[]): Plan => {
  const tags = wanted.filter((tag) => !row.tags.includes(tag));
  if (tags.length === 0) return unchanged;
  if (row.tags.length + tags.length > maxTags) return { reason: 'tooManyTags' };
  return { set: { tags: [...row.tags, ...tags] }, told: { tags } };
};

const dropTags = (row: MediaRow, unwanted: readonly string[]): Plan => {
  const tags = row.tags.filter((tag) => unwanted.includes(tag));
  if (tags.length === 0) return unchanged;
  return { set: { tags: row.tags.filter((tag) => !unwanted.includes(tag)) }, told: { tags } };
};

/** A description that somebody has written is not thrown away for many at once. */
const decorate = ({ kind, alt }: MediaRow, decorative: boolean): Plan => {
  if (kind !== 'picture') return { reason: 'notPicture' };
  if (alt) return { reason: 'described' };
  return (alt === '') === decorative ? unchanged : { set: { alt: decorative ? '' : null } };
};

/** The picture of a child for a card has the consent of the card. */
const sayChildren = (row: MediaRow, children: MediaRow['children']): Plan => {
  if (row.kind !== 'picture') return { reason: 'notPicture' };
  if (row.class === 'minor') return { reason: 'ofChild' };
  return row.children === children ? unchanged : { set: { children }, told: { children: row.children } };
};

const changeAll = async (
  tx: WriteContext,
  rows: readonly MediaRow[],
  plan: (row: MediaRow) => Plan,
): Promise<MediaBulkResult[]> => {
  const results: MediaBulkResult[] = [];
  for (const row of rows) {
    const { id, fileName: name } = row;
    const planned = plan(row);
    if ('reason' in planned) {
      results.push({ id, ok: false, name, reason: planned.reason });
      continue;
    }
    const changed = Object.keys(planned.set).length > 0;
    if (changed) {
      await tx.db.update(media).set(planned.set).where(own(row));
      const after = auditedMedia({ ...row, ...planned.set });
      await tx.audit({ entity: 'media', id, before: auditedMedia(row), after });
    }
    results.push({ id, ok: true, name, changed, ...planned.told });
  }
  return results;
};

/** What anything uses stays, and is told with its places. */
const removeAll = async (tx: WriteContext, rows: readonly MediaRow[]): Promise<MediaBulkResult[]> => {
  const used = await findUsed(
    tx.db,
    rows.map(({ id }) => id),
  );
  const results: MediaBulkResult[] = [];
  for (const row of rows) {
    const { id, fileName: name } = row;
    if (used.has(id)) {
      results.push({ id, ok: false, name, reason: 'used', uses: await findMediaUses(tx.db, id) });
      continue;
    }
    await tx.db.delete(media).where(own(row));
    await tx.audit({ entity: 'media', id, before: auditedMedia(row) });
    results.push({ id, ok: true, name, changed: true });
  }
  return results;
};
