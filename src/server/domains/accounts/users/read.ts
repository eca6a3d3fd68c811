import { readUser } from '#schemas/api/users.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { findAccount } from './reach.ts';
import { listedUsers } from './user-info.ts';

/** One account. */
export const readUserHandler = handle(readUser, ({ params }, context) =>
  context.read(async (transaction) => {
    const row = await findAccount(transaction, params.id, context);
    const [user] = row ? await listedUsers(transaction.db, [row]) : [];
    if (!user) throw notFound();
    return ok(user);
  }),
);
