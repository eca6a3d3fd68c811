import { removeContent } from '#schemas/api/content/write.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, nothing } from '#server/http/calls/handle.ts';
import { applyStep, lockSubject } from './change-item.ts';
import { deleteStep } from './steps.ts';
import { eraseItem } from './write-item.ts';

/** Puts an item into the bin, or erases it from there. */
export const removeContentHandler = handle(removeContent, ({ params, query: { permanently } }, context) =>
  context.write(async (transaction) => {
    const subject = await lockSubject(transaction, { context, params, yours: null, binned: true });
    const isBinned = subject.row.deletedAt !== null;
    if (permanently) {
      if (!isBinned) throw refuse('Put it into the bin first.');
      await eraseItem(transaction, subject.row, userIdOf(context.actor));
      return nothing;
    }
    if (isBinned) throw notFound();
    return applyStep(transaction, { context, subject, step: deleteStep(subject) });
  }),
);
