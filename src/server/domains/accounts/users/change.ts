import { and, eq } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { changeUser, type UserChange, type UserInfo } from '#schemas/api/users.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { noTries } from '#server/core/limits/lock-out.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow, userChildren, users } from '#server/store/schema.ts';
import { requirePerson } from '../caller.ts';
import { mayHaveChildren } from '../parents.ts';
import { endSessions } from '../session-rows.ts';
import { forgetTriesOf } from '../typed-logins.ts';
import { withdrawUserTokens } from '../user-tokens.ts';
import { requireFree, requireWhole, storedContacts, type UserFields, withDuplicateErrors } from './check-user.ts';
import { requireOtherAdmin } from './last-admin.ts';
import { lockAccount } from './reach.ts';
import { infoOf, userInfos } from './user-info.ts';

/** What must go together. */
const parts = ['role', 'permissionSets', 'classes', 'studentIds', 'email', 'mobile'] as const;

/** Changes an account. A change of what it may do ends its sign-ins, and one of its email the links that went there. */
export const changeUserHandler = handle(changeUser, ({ params: { id }, body }, context) =>
  withDuplicateErrors(storedContacts(body), () =>
    context.write(async (transaction) => {
      const { db } = transaction;
      if (body.role !== undefined || body.status !== undefined)
        await requireOtherAdmin(transaction, { id, change: body });
      const row = await lockAccount(transaction, id, context);
      const [before] = row ? await userInfos(db, [row]) : [];
      if (!row || !before) throw notFound();
      requirePerson(context);
      const { version, updatedAt } = row;
      await requireMatch(transaction, context, {
        entity: 'user',
        id,
        version,
        updatedAt,
        current: before,
        yours: body,
      });
      const fields = changedFields(before, body);
      const { status = row.status } = body;
      if (JSON.stringify({ ...before, ...fields, status }) === JSON.stringify(before)) {
        transaction.unrecorded();
        return ok(before);
      }
      // A disabling must not fail for what the account has long lacked.
      if (parts.some((part) => body[part] !== undefined)) {
        requireWhole(fields);
        await requireFree(db, { id, fields });
      }
      const info = await store(transaction, { row, fields, status, context });
      await endWhatWasHeld(transaction, { row, before, info, now: context.now() });
      await transaction.audit({ entity: 'user', id, before, after: info });
      return ok(info);
    }),
  ),
);

/** What the account will be; what does not fit a new role is dropped, unless it is requested. */
const changedFields = (before: UserInfo, change: UserChange): UserFields => {
  const { role = before.role } = change;
  const isStaff = role === 'Staff';
  const permissionSets = change.permissionSets ?? (isStaff ? before.permissionSets : []);
  const isTeacher = permissionSets.includes('classTeacher');
  const keepsStudents = role === before.role || (mayHaveChildren(role) && mayHaveChildren(before.role));
  return {
    name: change.name ?? before.name,
    role,
    permissionSets,
    classes: change.classes ?? (isTeacher ? before.classes : []),
    studentIds: change.studentIds ?? (keepsStudents ? before.studentIds : []),
    ...storedContacts({
      email: change.email === undefined ? before.email : change.email,
      mobile: change.mobile === undefined ? before.mobile : change.mobile,
    }),
  };
};

interface Stored {
  readonly row: UserRow;
  readonly fields: UserFields;
  readonly status: number;
  readonly context: CallContext;
}

const store = async (transaction: WriteContext, { row, fields, status, context }: Stored): Promise<UserInfo> => {
  const { db } = transaction;
  const { schoolId, id } = row;
  const { studentIds, ...columns } = fields;
  const isOpened = status === userStatus.active && row.status !== userStatus.active;
  const [stored] = await db
    .update(users)
    .set({
      ...columns,
      permissionSets: [...columns.permissionSets],
      studentId: columns.role === 'Student' ? (studentIds[0] ?? null) : null,
      status,
      ...(isOpened ? { ...noTries, closesAt: null } : {}),
      ...(columns.email === row.email ? {} : { emailVerifiedAt: null }),
      version: row.version + 1,
      updatedAt: context.now(),
    })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, id)))
    .returning();
  if (!stored) throw new Error('A locked user was gone.');
  if (isOpened) await forgetTriesOf(transaction, stored, context.services.sealer);
  await db.delete(userChildren).where(and(eq(userChildren.schoolId, schoolId), eq(userChildren.userId, id)));
  if (mayHaveChildren(columns.role) && studentIds.length > 0)
    await db.insert(userChildren).values(studentIds.map((studentId) => ({ schoolId, userId: id, studentId })));
  return infoOf(stored, studentIds);
};

interface Held {
  readonly row: UserRow;
  readonly before: UserInfo;
  readonly info: UserInfo;
  readonly now: Date;
}

const endWhatWasHeld = async (transaction: WriteContext, { row, before, info, now }: Held): Promise<void> => {
  const { schoolId, id: userId } = row;
  const rights = ({ role, status, permissionSets }: UserInfo) => [role, status, permissionSets.toSorted()];
  const isClosed = info.status === userStatus.disabled || info.status === userStatus.locked;
  if (isClosed || before.email !== info.email) await withdrawUserTokens(transaction, { schoolId, userId, now });
  if (JSON.stringify(rights(before)) !== JSON.stringify(rights(info)))
    await endSessions(transaction, { schoolId, userId });
};
