import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { issueInvitation, parentRoles, showChild } from '#server/domains/accounts/index.ts';
import { findPerson, setAccount } from '#server/domains/students/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { auditLog, type EnquiryRow, type UserRow, userChildren, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The account of a parent, and what its mail needs. */
interface ParentAccount {
  readonly user: UserRow | undefined;
  /** The secret of an invitation, for a mail to the account's own address. */
  readonly invitation: string | undefined;
  readonly warnings: readonly string[];
}

/**
 * The account that a parent of an enquiry has already, by email or mobile. Who works at the school has to be called so
 * too: an enquiry may name any address.
 */
export const findParent = async ({ db }: StoreContext, row: EnquiryRow): Promise<UserRow | undefined> => {
  // No account has an empty address, so that an enquiry without one finds none by it.
  const hasEmail = eq(users.email, row.email ?? '');
  const [user] = await db
    .select()
    .from(users)
    .where(
      or(
        and(eq(users.role, 'Parent'), or(hasEmail, eq(users.mobile, row.mobile))),
        and(
          inArray(users.role, [...parentRoles]),
          eq(users.mobile, row.mobile),
          eq(sql`lower(${users.name})`, row.parentName.toLowerCase()),
        ),
      ),
    )
    .orderBy(sql`${hasEmail} desc nulls last`, users.id)
    .limit(1);
  return user;
};

/** The calls that confirm an admission, as the audit log names them. */
const confirming = ['confirmAdmission', 'moveEnquiry'];

/** Whether a confirmation has made an account that nobody has used and that shows no child but this one. */
export const isUnusedAccount = async (
  { db }: StoreContext,
  { id, role, passwordHash }: UserRow,
  studentId: number,
): Promise<boolean> => {
  if (role !== 'Parent' || passwordHash !== null) return false;
  const others = and(eq(userChildren.userId, id), ne(userChildren.studentId, studentId));
  if ((await db.$count(userChildren, others)) > 0) return false;
  const made = and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, id), isNull(auditLog.before));
  return (await db.$count(auditLog, and(made, inArray(auditLog.action, confirming)))) > 0;
};

/** Opens an account again that was closed when a confirmation was taken back. */
const reopen = async (transaction: WriteContext, user: UserRow, studentId: number): Promise<UserRow> => {
  if (user.status !== userStatus.disabled || !(await isUnusedAccount(transaction, user, studentId))) return user;
  const status = userStatus.active;
  await transaction.db.update(users).set({ status }).where(eq(users.id, user.id));
  await transaction.audit({ entity: 'user', id: user.id, before: { status: user.status }, after: { status } });
  return { ...user, status };
};

interface Joining {
  readonly row: EnquiryRow;
  readonly studentId: number;
  readonly now: Date;
}

/** Puts a student to the account of the parent; one who has none gets one without a password, and an invitation. */
export const inviteParent = async (
  transaction: WriteContext,
  { row, studentId, now }: Joining,
): Promise<ParentAccount> => {
  const { schoolId } = row;
  const known = await findParent(transaction, row);
  const user = known ? await reopen(transaction, known, studentId) : await addParent(transaction, row);
  if (!user) {
    const taken = 'The email and mobile belong to other accounts: the parent has no account yet.';
    return { user, invitation: undefined, warnings: [taken] };
  }
  const { id: userId, email, passwordHash, status } = user;
  await showChild(transaction, { schoolId, userId, studentId });
  const person = await findPerson(transaction.db, { name: row.parentName, mobile: row.mobile });
  if (person) await setAccount(transaction, person.id, userId);
  if (passwordHash !== null || status === userStatus.disabled) return { user, invitation: undefined, warnings: [] };
  if (email === null) {
    const unreached = 'The parent has no email address: invite them from the list of users.';
    return { user, invitation: undefined, warnings: [unreached] };
  }
  return { user, invitation: await issueInvitation(transaction, user, now), warnings: [] };
};

/** Adds a parent with the email and mobile that nobody else has; undefined if neither is left to sign in with. */
const addParent = async (transaction: WriteContext, row: EnquiryRow): Promise<UserRow | undefined> => {
  const { db } = transaction;
  const { schoolId, parentName: name, mobile, email, language } = row;
  const ways = [
    { email, mobile },
    { email, mobile: null },
    { email: null, mobile },
  ];
  for (const way of ways) {
    if (way.email === null && way.mobile === null) continue;
    const [user] = await db
      .insert(users)
      .values({ schoolId, name, role: 'Parent', language, ...way })
      .onConflictDoNothing()
      .returning();
    if (user) {
      await transaction.audit({ entity: 'user', id: user.id, after: { name, role: user.role, ...way } });
      return user;
    }
    // Another confirmation of the same parent may have been first.
    const other = await findParent(transaction, row);
    if (other) return other;
  }
  return undefined;
};
