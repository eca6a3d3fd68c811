import { eq } from 'drizzle-orm';
import { eraseUsers } from '#server/domains/accounts/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { userChildren } from '#server/store/schema.ts';
import { erasedName } from './erase-record.ts';
import type { LinkedRecords } from './linked-records.ts';

/** Empties and disables the accounts that stood for a student alone, and takes the student from the others. */
export const eraseAccounts = async (tx: WriteContext, schoolId: number, linked: LinkedRecords): Promise<void> => {
  await tx.db.delete(userChildren).where(eq(userChildren.studentId, linked.studentId));
  await eraseUsers(tx, { schoolId, ids: linked.accounts, name: erasedName });
};
