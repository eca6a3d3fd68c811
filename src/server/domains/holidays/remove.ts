import { removeHoliday } from '#schemas/api/holidays.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { lockItem, updateItem } from '#server/domains/content/index.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';

/** Puts a holiday into the bin. */
export const removeHolidayHandler = handle(removeHoliday, async ({ query }, context) =>
  context.write(async (transaction) => {
    const before = await lockItem(transaction, 'holiday', query.Id);
    if (!before) throw notFound();
    await updateItem(transaction, before, {
      deletedAt: context.now(),
      userId: userIdOf(context.actor),
      action: 'delete',
    });
    return ok({ message: 'The holiday was removed.' });
  }),
);
