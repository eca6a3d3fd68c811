import { inviteUser } from '#schemas/api/users.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { requirePerson } from '../caller.ts';
import { storedContacts } from './check-user.ts';
import { inviteAccount } from './invite-account.ts';

/** Makes an account without a password, and sends or gives the link to choose one. */
export const inviteUserHandler = handle(inviteUser, async ({ query: { asLink }, body }, context) => {
  requirePerson(context);
  const { name, role, permissionSets, classes, studentIds } = body;
  const fields = { name, role, permissionSets, classes, studentIds, ...storedContacts(body) };
  const { user, inviteLink } = await inviteAccount(context, { fields, asLink }, async () => undefined);
  return created({ user, inviteLink });
});
