import { getContent } from '#schemas/api/content/read.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle } from '#server/http/calls/handle.ts';
import { answerItem } from './change-item.ts';
import { contentTypeOf } from './content-type.ts';
import { readItem } from './item-row.ts';

/** One item, also from the bin. */
export const getContentHandler = handle(getContent, ({ params }, context) =>
  context.read(async ({ db }) => {
    const { type } = contentTypeOf(params);
    const item = await readItem(db, params.id, context.now());
    if (item.type !== type) throw notFound();
    return answerItem(item);
  }),
);
