import { endOtherSessions, endOwnSession, listOwnSessions } from '#schemas/api/account-sessions.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { ownAccount } from '../caller.ts';
import { endSessions, listSessions, shownSessions } from '../session-rows.ts';

/** Where the caller is signed in. */
export const listOwnSessionsHandler = handle(listOwnSessions, (_, context) =>
  context.read(async (transaction) => {
    const { userId } = ownAccount(context);
    const rows = await listSessions(transaction, context.school.schoolId, userId, context.now());
    return ok(shownSessions(rows, context.actor));
  }),
);

/** Ends one of the user's own sign-ins; those of others are as if they were not there. */
export const endOwnSessionHandler = handle(endOwnSession, ({ params }, context) =>
  context.write(async (transaction) => {
    const { userId } = ownAccount(context);
    const ended = await endSessions(transaction, { schoolId: context.school.schoolId, userId, ids: [params.id] });
    if (ended === 0) throw notFound();
    await transaction.audit({ entity: 'session', id: params.id, after: { ended: true } });
    return ok({ message: 'That device has been logged out.' });
  }),
);

/** Ends all of the caller's sign-ins but the current one. */
export const endOtherSessionsHandler = handle(endOtherSessions, (_, context) =>
  context.write(async (transaction) => {
    const { userId, sessionId } = ownAccount(context);
    const { schoolId } = context.school;
    const held = await listSessions(transaction, schoolId, userId, context.now());
    const others = held.map(({ id }) => id).filter((id) => id !== sessionId);
    if (others.length === 0) {
      transaction.unrecorded();
    } else {
      await endSessions(transaction, { schoolId, userId, ids: others });
      await transaction.audit({ entity: 'user', id: userId, after: { endedSessions: others.length } });
    }
    return ok({ message: 'You have been logged out everywhere else.' });
  }),
);
