import type { ListedUser } from '#schemas/api/users.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { type UserRow, userChildren, users } from '#server/store/schema.ts';
import { giveAccount, mayHaveChildren } from '../parents.ts';
import { requireFree, requireWhole, type UserFields, withDuplicateErrors } from './check-user.ts';
import { countInvitation, issueInvitation, sendInvitation } from './invitation.ts';
import { infoOf, listedUsers } from './user-info.ts';

interface NewAccount {
  readonly fields: UserFields;
  /** Whether the link is given to whoever invites in place of a mail. */
  readonly asLink: boolean;
}

interface InvitedAccount<T> {
  readonly user: ListedUser;
  /** Null if it was mailed. */
  readonly inviteLink: string | null;
  readonly also: T;
}

/**
 * Makes an account without a password, and sends or gives the link to choose one; `also` is done in the same
 * transaction. Errors: `NOT_VALID`, `DUPLICATE`, `TOO_MANY`.
 */
export const inviteAccount = async <T>(
  context: CallContext,
  { fields, asLink }: NewAccount,
  also: (transaction: WriteContext, row: UserRow) => Promise<T>,
): Promise<InvitedAccount<T>> => {
  requireWhole(fields);
  const made = await withDuplicateErrors(fields, () =>
    context.write(async (transaction) => {
      await requireFree(transaction.db, { id: undefined, fields });
      const row = await insertUser(transaction, context.school.schoolId, fields);
      if (fields.studentIds.length > 0 && mayHaveChildren(row.role)) await giveAccount(transaction, row);
      if (!asLink) countInvitation(context, row.email);
      await transaction.audit({ entity: 'user', id: row.id, after: { ...infoOf(row, fields.studentIds), asLink } });
      const secret = await issueInvitation(transaction, row, context.now());
      const done = await also(transaction, row);
      const [user] = await listedUsers(transaction.db, [row]);
      if (!user) throw new Error('An inserted account was gone.');
      return { row, user, secret, also: done };
    }),
  );
  const { row, user, secret } = made;
  return { user, inviteLink: sendInvitation(context, row, { secret, asLink }), also: made.also };
};

const insertUser = async (
  { db }: WriteContext,
  schoolId: number,
  { studentIds, ...columns }: UserFields,
): Promise<UserRow> => {
  const studentId = columns.role === 'Student' ? (studentIds[0] ?? null) : null;
  const row = onlyRow(
    await db
      .insert(users)
      .values({ schoolId, ...columns, studentId })
      .returning(),
  );
  if (mayHaveChildren(columns.role) && studentIds.length > 0)
    await db.insert(userChildren).values(studentIds.map((child) => ({ schoolId, userId: row.id, studentId: child })));
  return row;
};
