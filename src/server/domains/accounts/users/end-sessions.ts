import { endUserSessions } from '#schemas/api/users.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requirePerson } from '../caller.ts';
import { endSessions } from '../session-rows.ts';
import { lockAccount } from './reach.ts';

/** Ends all sign-ins of a user, for a phone that was lost. */
export const endUserSessionsHandler = handle(endUserSessions, ({ params: { id } }, context) =>
  context.write(async (transaction) => {
    const row = await lockAccount(transaction, id, context);
    if (!row) throw notFound();
    requirePerson(context);
    const ended = await endSessions(transaction, { schoolId: row.schoolId, userId: id });
    await transaction.audit({ entity: 'user', id, after: { name: row.name, endedSessions: ended } });
    return ok({ message: `${row.name} has been logged out everywhere.` });
  }),
);
