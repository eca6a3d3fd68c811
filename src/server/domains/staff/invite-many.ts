import { and, asc, inArray, isNull, ne } from 'drizzle-orm';
import type { PermissionSet } from '#schemas/access/matrix.ts';
import { inviteStaff } from '#schemas/api/bulk-invitations.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type Candidate, inviteMany, requirePerson, storedContacts } from '#server/domains/accounts/index.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type StaffRow, staffMembers, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { inviteMember } from './accounts.ts';
import { ledClasses } from './led-classes.ts';
import { readRoleNames, workOf } from './member-record.ts';

/** Invites members of staff to accounts, those who are named or all; each may do what is chosen, and is a class teacher of the own classes. */
export const inviteStaffHandler = handle(inviteStaff, async ({ body }, context) => {
  requirePerson(context);
  const candidates = await context.read(({ db }) => readCandidates(db, { ids: body.Staff_Ids }));
  const toCandidate = ({ row, work, isInvited }: Found): Candidate => {
    const sets = setsOf(row, body.permissionSets);
    return {
      Id: row.id,
      Name: wholeName(row),
      Note: work,
      contacts: storedContacts(row),
      reason: reasonOf(row, isInvited),
      invite: (asLink) => inviteOne(context, row, { permissionSets: sets, asLink }),
    };
  };
  return ok(await inviteMany(context, candidates.map(toCandidate), body));
});

interface Found {
  readonly row: StaffRow;
  /** What somebody does at the school. */
  readonly work: string;
  /** Whether the account waits for its password. */
  readonly isInvited: boolean;
}

const readCandidates = async (db: Db, { ids }: { readonly ids: readonly number[] | undefined }): Promise<Found[]> => {
  const { firstName, lastName, id, status, erasedAt } = staffMembers;
  const rows = await db
    .select()
    .from(staffMembers)
    .where(and(ne(status, 'Left'), isNull(erasedAt), ids && inArray(id, [...ids])))
    .orderBy(asc(firstName), asc(lastName), asc(id));
  const waiting = await db.select({ id: users.id }).from(users).where(isNull(users.passwordHash));
  const invited = new Set(waiting.map((user) => user.id));
  const roles = await readRoleNames(db);
  return rows.map((row) => ({ row, work: workOf(row, roles), isInvited: invited.has(row.userId ?? 0) }));
};

/** What somebody may do: what is chosen for all, and a class teacher's classes. */
const setsOf = (row: StaffRow, chosen: readonly PermissionSet[]): readonly PermissionSet[] => {
  const others = chosen.filter((set) => set !== 'classTeacher');
  return ledClasses(row).length > 0 || chosen.includes('classTeacher') ? [...others, 'classTeacher'] : others;
};

const reasonOf = ({ userId }: StaffRow, isInvited: boolean): Candidate['reason'] => {
  if (userId === null) return undefined;
  return isInvited ? 'IsInvited' : 'HasAccount';
};

const inviteOne = async (
  context: CallContext,
  row: StaffRow,
  invitation: { readonly permissionSets: readonly PermissionSet[]; readonly asLink: boolean },
): Promise<string | null> => (await inviteMember(context, row, invitation)).inviteLink;
