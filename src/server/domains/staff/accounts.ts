import { and, eq, inArray, ne } from 'drizzle-orm';
import type { PermissionSet } from '#schemas/access/matrix.ts';
import { inviteStaffMember, linkStaffAccount } from '#schemas/api/staff/change.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { endAccountAt, inviteAccount, requirePerson, storedContacts } from '#server/domains/accounts/index.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StaffRow, staffMembers, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { endOfDay } from './end-of-day.ts';
import { findMember, lockMember } from './find-member.ts';
import { ledClasses } from './led-classes.ts';
import { answerMember } from './list.ts';
import { audited, storeMember } from './save.ts';
import { showMember } from './show-members.ts';

/** Makes the account of a member who has none. As accounts of the list of users are, it is invited to a password. */
export const inviteStaffMemberHandler = handle(inviteStaffMember, async ({ params: { id }, body }, context) => {
  requirePerson(context);
  const row = await context.read(({ db }) => findMember(db, id));
  return created(await inviteMember(context, row, body));
});

interface Invitation {
  readonly permissionSets: readonly PermissionSet[];
  readonly asLink: boolean;
}

interface InvitedMember {
  readonly member: StaffMember;
  /** Null if it was mailed. */
  readonly inviteLink: string | null;
}

/** Makes and invites the account of a member; the rights of a class teacher are for the own classes. Errors: `GUARD` where there is one. */
export const inviteMember = async (
  context: CallContext,
  row: StaffRow,
  { permissionSets, asLink }: Invitation,
): Promise<InvitedMember> => {
  const { id } = row;
  requireNoAccount(row);
  const contacts = storedContacts(row);
  const classes = permissionSets.includes('classTeacher') ? ledClasses(row) : [];
  const fields = { name: wholeName(row), role: 'Staff' as const, permissionSets: [...permissionSets], classes };
  const account = { fields: { ...fields, ...contacts, studentIds: [] }, asLink };
  const { also: member, inviteLink } = await inviteAccount(context, account, async (tx, user) => {
    const before = await lockMember(tx, id);
    requireNoAccount(before);
    return showMember(context, tx.db, await setAccount(tx, { context, before, userId: user.id }));
  });
  return { member, inviteLink };
};

const requireNoAccount = ({ userId, status, erasedAt }: StaffRow): void => {
  if (status === 'Left' || erasedAt) throw refuse('This member of staff has left.');
  if (userId !== null) throw refuse('This member of staff has an account already.');
};

/** Says which account is a member's log-in: one of the office, and of nobody else. */
export const linkStaffAccountHandler = handle(linkStaffAccount, ({ params: { id }, body }, context) =>
  context.write(async (tx) => {
    requirePerson(context);
    const before = await lockMember(tx, id);
    const userId = body.User_Id === 0 ? null : body.User_Id;
    if (userId !== null) {
      if (before.status === 'Left') throw refuse('This member of staff has left.');
      await requireFreeAccount(tx, { id, userId });
    }
    if (userId === before.userId) {
      tx.unrecorded();
      return answerMember(context, tx.db, before);
    }
    return answerMember(context, tx.db, await setAccount(tx, { context, before, userId }));
  }),
);

const requireFreeAccount = async (
  { db }: StoreContext,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<void> => {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, ['Admin', 'Staff'])))
    .for('update');
  if (!account) throw wrongField('User_Id', 'Choose the account of an admin or a member of staff.');
  const [other] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.userId, userId), ne(staffMembers.id, id)));
  if (other) throw wrongField('User_Id', `This account is that of ${wholeName(other)}.`);
};

interface Setting {
  readonly context: CallContext;
  readonly before: StaffRow;
  readonly userId: number | null;
}

/** With a leaving that is still to come the account ends, and one that is theirs no more does not. */
const setAccount = async (tx: WriteContext, { context, before, userId }: Setting): Promise<StaffRow> => {
  const { schoolId, leavingDate } = before;
  const row = await storeMember(tx, before, { userId, version: before.version + 1 });
  await tx.audit({ entity: 'staffMember', id: row.id, before: audited(before), after: audited(row) });
  if (before.status === 'Left' || leavingDate === null) return row;
  const { timeZone } = await readSchoolDay(tx, context.now());
  if (userId !== null) await endAccountAt(tx, { schoolId, userId, at: endOfDay(timeZone, leavingDate) });
  if (before.userId !== null) await endAccountAt(tx, { schoolId, userId: before.userId, at: null });
  return row;
};
