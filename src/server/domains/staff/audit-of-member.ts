import { and, eq, or, type SQL } from 'drizzle-orm';
import { auditLog, type StaffRow } from '#server/store/schema.ts';

/** What the audit log says of a member and of the account. */
export const auditOfMember = ({ id, userId }: Pick<StaffRow, 'id' | 'userId'>): SQL | undefined =>
  or(
    and(eq(auditLog.entity, 'staffMember'), eq(auditLog.entityId, id)),
    userId === null ? undefined : and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, userId)),
  );
