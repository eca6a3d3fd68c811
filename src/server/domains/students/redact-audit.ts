import { inArray, type SQL } from 'drizzle-orm';
import { auditLog } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { erasedName } from './erase-record.ts';

/** Empties what entries of the audit log say, and the names of the accounts behind them; the entries stay. */
export const redactAudit = async (
  { db }: StoreContext,
  about: SQL | undefined,
  accounts: readonly number[],
): Promise<void> => {
  await db.update(auditLog).set({ before: null, after: null, erased: true }).where(about);
  await db
    .update(auditLog)
    .set({ actor: erasedName })
    .where(inArray(auditLog.userId, [...accounts]));
};
