import { inviteUserAgain } from '#schemas/api/users.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requirePerson } from '../caller.ts';
import { mayEnter } from '../set-password.ts';
import { countInvitation, issueInvitation, sendInvitation } from './invitation.ts';
import { lockAccount } from './reach.ts';
import { userInfos } from './user-info.ts';

/** Sends an invitation again: to who has not taken it up, or has forgotten the password and has no email. */
export const inviteUserAgainHandler = handle(inviteUserAgain, async ({ params }, context) => {
  const { row, info, secret } = await context.write(async (transaction) => {
    const row = await lockAccount(transaction, params.id, context);
    if (!row) throw notFound();
    requirePerson(context);
    if (!mayEnter(row)) throw refuse('This account is closed. Open it first.');
    const [info] = await userInfos(transaction.db, [row]);
    if (!info) throw new Error('A locked account was gone.');
    countInvitation(context, row.email);
    await transaction.audit({ entity: 'user', id: row.id, after: { name: row.name, invitedAgain: true } });
    return { row, info, secret: await issueInvitation(transaction, row, context.now()) };
  });
  return ok({ user: info, inviteLink: sendInvitation(context, row, secret) });
});
