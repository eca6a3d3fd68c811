import { inviteUserAgain } from '#schemas/api/users.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requirePerson } from '../caller.ts';
import { mayEnter } from '../set-password.ts';
import { countInvitation, issueInvitation, sendInvitation } from './invitation.ts';
import { lockAccount } from './reach.ts';
import { listedUsers } from './user-info.ts';

/** Sends an invitation again: to who has not taken it up, or has forgotten the password and has no email. */
export const inviteUserAgainHandler = handle(inviteUserAgain, async ({ params, query }, context) => {
  const { row, user, secret, asLink } = await context.write(async (transaction) => {
    const row = await lockAccount(transaction, params.id, context);
    if (!row) throw notFound();
    requirePerson(context);
    if (!mayEnter(row)) throw refuse('This account is closed. Open it first.');
    // With the link one comes in as this user: who has a password is to get it in the own mailbox.
    const asLink = query.asLink && row.passwordHash === null;
    if (!asLink) countInvitation(context, row.email);
    await transaction.audit({ entity: 'user', id: row.id, after: { name: row.name, invitedAgain: true, asLink } });
    const secret = await issueInvitation(transaction, row, context.now());
    const [user] = await listedUsers(transaction.db, [row]);
    if (!user) throw new Error('A locked account was gone.');
    return { row, user, asLink, secret };
  });
  return ok({ user, inviteLink: sendInvitation(context, row, { secret, asLink }) });
});
