import { endUserSession, endUserSessions, listUserSessions } from '#schemas/api/user-sessions.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requirePerson } from '../caller.ts';
import { endSessions, listSessions, shownSessions } from '../session-rows.ts';
import { findAccount, lockAccount } from './reach.ts';

/** Where a user is signed in. */
export const listUserSessionsHandler = handle(listUserSessions, ({ params: { id } }, context) =>
  context.read(async (transaction) => {
    const row = await findAccount(transaction, id, context);
    if (!row) throw notFound();
    return ok(shownSessions(await listSessions(transaction, row.schoolId, id, context.now()), context.actor));
  }),
);

/** Ends one sign-in of a user; those of others are as if they were not there. */
export const endUserSessionHandler = handle(endUserSession, ({ params: { id, sessionId } }, context) =>
  context.write(async (transaction) => {
    const row = await lockAccount(transaction, id, context);
    if (!row) throw notFound();
    requirePerson(context);
    const ended = await endSessions(transaction, { schoolId: row.schoolId, userId: id, ids: [sessionId] });
    if (ended === 0) throw notFound();
    await transaction.audit({ entity: 'user', id, after: { name: row.name, endedSessions: ended } });
    return ok({ message: 'That device has been logged out.' });
  }),
);

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
