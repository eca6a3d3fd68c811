import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { removeSamples } from '#schemas/api/content/write.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { content } from '#server/store/schema.ts';
import { publishableTypes } from './content-type.ts';
import { updateItem } from './write-item.ts';

/** Puts into the bin what is still a sample, live or not, of the types that the caller may publish. */
export const removeSamplesHandler = handle(removeSamples, (_, context) =>
  context.write(async (transaction) => {
    const types = publishableTypes(context).map(({ type }) => type);
    const rows = await transaction.db
      .select()
      .from(content)
      .where(and(eq(content.isSample, true), isNull(content.deletedAt), inArray(content.type, types)))
      .orderBy(asc(content.id))
      .for('update');
    const change = { action: 'delete', deletedAt: context.now(), userId: userIdOf(context.actor) };
    for (const row of rows) await updateItem(transaction, row, change);
    if (rows.length === 0) transaction.unrecorded();
    return ok({ count: rows.length });
  }),
);
