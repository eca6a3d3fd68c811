import { inviteUser } from '#schemas/api/users.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { userChildren, users } from '#server/store/schema.ts';
import { requirePerson } from '../caller.ts';
import { requireFree, requireWhole, storedContacts, withDuplicateErrors } from './check-user.ts';
import { countInvitation, issueInvitation, sendInvitation } from './invitation.ts';
import { infoOf, listedUsers } from './user-info.ts';

/** Makes an account without a password, and sends or gives the link to choose one. */
export const inviteUserHandler = handle(inviteUser, async ({ query, body }, context) => {
  requirePerson(context);
  const { name, role, permissionSets, classes, studentIds } = body;
  const fields = { name, role, permissionSets, classes, studentIds, ...storedContacts(body) };
  requireWhole(fields);
  const { schoolId } = context.school;
  const { row, user, secret } = await withDuplicateErrors(fields, () =>
    context.write(async (transaction) => {
      const { db } = transaction;
      await requireFree(db, { id: undefined, fields });
      const studentId = role === 'Student' ? (studentIds[0] ?? null) : null;
      const { studentIds: _, ...columns } = fields;
      const [row] = await db
        .insert(users)
        .values({ schoolId, ...columns, studentId })
        .returning();
      if (!row) throw new Error('The database returned no row for an insert.');
      if (role === 'Parent') {
        const children = studentIds.map((child) => ({ schoolId, userId: row.id, studentId: child }));
        await db.insert(userChildren).values(children);
      }
      if (!query.asLink) countInvitation(context, row.email);
      await transaction.audit({
        entity: 'user',
        id: row.id,
        after: { ...infoOf(row, studentIds), asLink: query.asLink },
      });
      const secret = await issueInvitation(transaction, row, context.now());
      const [user] = await listedUsers(db, [row]);
      if (!user) throw new Error('An inserted account was gone.');
      return { row, user, secret };
    }),
  );
  return created({ user, inviteLink: sendInvitation(context, row, { secret, asLink: query.asLink }) });
});
