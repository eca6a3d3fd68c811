import { duplicateContent } from '#schemas/api/content/write.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle } from '#server/http/calls/handle.ts';
import { contentTypeOf } from './content-type.ts';
import { addDraft } from './create.ts';
import { withoutServerFields } from './draft.ts';
import { lockItem, shown } from './write-item.ts';

/** Starts another item with the same draft; that of a sample is one too. */
export const duplicateContentHandler = handle(duplicateContent, ({ params }, context) => {
  const type = contentTypeOf(params);
  return context.write(async (transaction) => {
    const row = await lockItem(transaction, type.type, params.id);
    if (!row) throw notFound();
    const draft = withoutServerFields(type, shown(row) ?? {});
    return addDraft(transaction, { context, type, draft, action: 'duplicate', isSample: row.isSample });
  });
});
