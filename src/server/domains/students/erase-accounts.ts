import { eq, inArray, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { endSessions } from '#server/domains/accounts/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { userChildren, users, userTokens } from '#server/store/schema.ts';
import { erasedName } from './erase-record.ts';
import type { LinkedRecords } from './linked-records.ts';

/** Empties and disables the accounts that stood for a student alone, and takes the student from the others. */
export const eraseAccounts = async (tx: WriteContext, schoolId: number, linked: LinkedRecords): Promise<void> => {
  await tx.db.delete(userChildren).where(eq(userChildren.studentId, linked.studentId));
  const ids = [...linked.accounts];
  if (ids.length === 0) return;
  await tx.db
    .update(users)
    .set({
      name: erasedName,
      email: null,
      mobile: null,
      passwordHash: null,
      status: userStatus.disabled,
      version: sql`${users.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(users.id, ids));
  await tx.db.delete(userTokens).where(inArray(userTokens.userId, ids));
  for (const userId of ids) await endSessions(tx, { schoolId, userId });
};
