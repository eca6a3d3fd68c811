import { inArray } from 'drizzle-orm';
import { inviteParents } from '#schemas/api/bulk-invitations.ts';
import type { LeftOutReason } from '#schemas/records/bulk-invitation.ts';
import {
  type Candidate,
  inviteAccount,
  inviteMany,
  requirePerson,
  storedContacts,
} from '#server/domains/accounts/index.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type UserRow, userChildren } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type ClassParent, readClassParents } from './class-parents.ts';
import { setAccount } from './guardian-people.ts';

/** An account stands for at most as many children. */
const mostChildren = 20;

/** Invites the parents of a class, those who are named or all, each to one account for all of their children. */
export const inviteParentsHandler = handle(inviteParents, async ({ body }, context) => {
  requirePerson(context);
  const { Session: session, Class_Id: classId, Section_Id: sectionId, Parent_Ids: wanted } = body;
  const { parents, seen } = await context.read(async ({ db }) => {
    const all = await readClassParents(db, { session, classId, sectionId });
    const parents = wanted ? all.filter(({ id }) => wanted.includes(id)) : all;
    return { parents, seen: await readSeenBy(db, parents) };
  });
  const toCandidate = (parent: ClassParent): Candidate => ({
    Id: parent.id,
    Name: parent.name,
    Note: parent.children.map(({ name }) => name).join(', '),
    contacts: storedContacts(parent),
    reason: parent.account ? haveAccount(parent.account.hasPassword) : undefined,
    known: (account) => reasonOf(account, parent, seen),
    sharesMobile: parent.isOwnEmail,
    invite: (asLink, contacts) => inviteOne(context, parent, { asLink, contacts }),
  });
  return ok(await inviteMany(context, parents.map(toCandidate), body));
});

/** Which accounts see which of the children: `account child`. */
const readSeenBy = async (db: Db, parents: readonly ClassParent[]): Promise<ReadonlySet<string>> => {
  const ids = parents.flatMap(({ children }) => children.map(({ id }) => id));
  const rows = ids.length === 0 ? [] : await db.select().from(userChildren).where(inArray(userChildren.studentId, ids));
  return new Set(rows.map(({ userId, studentId }) => `${userId} ${studentId}`));
};

const haveAccount = (hasPassword: boolean): LeftOutReason => (hasPassword ? 'HasAccount' : 'IsInvited');

/** What an account with the contacts of a parent means that is not known to be theirs. */
const reasonOf = (
  { id, role, passwordHash }: UserRow,
  { children }: ClassParent,
  seen: ReadonlySet<string>,
): LeftOutReason | undefined =>
  role === 'Parent' && children.every((child) => seen.has(`${id} ${child.id}`))
    ? haveAccount(passwordHash !== null)
    : undefined;

const inviteOne = async (
  context: CallContext,
  parent: ClassParent,
  { asLink, contacts }: { readonly asLink: boolean; readonly contacts: Candidate['contacts'] },
): Promise<string | null> => {
  const studentIds = parent.children.slice(0, mostChildren).map(({ id }) => id);
  const fields = { name: parent.name, role: 'Parent' as const, permissionSets: [], classes: [], studentIds };
  const account = { fields: { ...fields, ...contacts }, asLink };
  // The address may be the family's, by which nobody would find whose account it is.
  return (await inviteAccount(context, account, (tx, user) => setAccount(tx, parent.id, user.id))).inviteLink;
};
