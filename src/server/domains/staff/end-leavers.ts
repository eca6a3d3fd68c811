import { and, lt, ne } from 'drizzle-orm';
import { disableAccount, keepLastAdmin } from '#server/domains/accounts/index.ts';
import { maintenanceActor, recordAudit } from '#server/store/audit.ts';
import { staffMembers } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { storeMember } from './save.ts';

/** Those whose last day is over have left. Their log-ins ended in that night; here they are closed for good, but not the last admin's. */
export const endLeavers = async (context: StoreContext, schoolId: number, now: Date): Promise<void> => {
  const { today } = await readSchoolDay(context, now);
  const due = and(ne(staffMembers.status, 'Left'), lt(staffMembers.leavingDate, today));
  const rows = await context.db.select().from(staffMembers).where(due).for('update');
  const auditRecord = { schoolId, actor: maintenanceActor, action: 'endLeavers' };
  for (const row of rows) {
    // Who alone can open accounts is still needed: each night asks again.
    if (row.userId !== null && (await keepLastAdmin(context, { schoolId, userId: row.userId }))) continue;
    await storeMember(context, row, { status: 'Left', version: row.version + 1 });
    if (row.userId !== null) await disableAccount(context, { schoolId, userId: row.userId, now });
    await recordAudit(context, auditRecord, { entity: 'staffMember', id: row.id, after: { Status: 'Left' } });
  }
};
