import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { orderContent } from '#schemas/api/content/write.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { content } from '#server/store/schema.ts';
import { contentTypeOf } from './content-type.ts';

/**
 * Puts the items of a type in an order. The order is no part of an item: its version stays, so that who edits one
 * meanwhile is not disturbed.
 */
export const orderContentHandler = handle(orderContent, ({ params, body: { ids } }, context) => {
  const { type, order } = contentTypeOf(params);
  if (order) throw refuse('Visitors see these in the order of their dates, so they cannot be moved.');
  const { schoolId } = context.school;
  return context.write(async (transaction) => {
    const { db } = transaction;
    const rows = await db
      .select({ id: content.id, position: content.position })
      .from(content)
      .where(and(eq(content.type, type), isNull(content.deletedAt)))
      .orderBy(asc(content.id))
      .for('update');
    const before = rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
    if (before.toSorted().join() !== ids.toSorted().join())
      throw refuse('The list has changed since you opened it. Look at it again.', { current: before, yours: ids });
    await db.execute(sql`
        update content set position = wanted.place - 1
        from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place)
        where content.school_id = ${schoolId} and content.id = wanted.id`);
    await transaction.audit({ entity: type, id: null, before: { ids: before }, after: { ids } });
    transaction.touch(schoolTag(schoolId, type));
    return ok({ ids });
  });
});
