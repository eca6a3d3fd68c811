import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type AuditInfo, type AuditQuery, listAuditLog } from '#schemas/api/audit.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { type AuditRow, auditLog } from '#server/store/schema.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';

/** The recorded changes of a school, the latest first. */
export const listAuditLogHandler = handle<{ query: AuditQuery }>(listAuditLog, ({ query }, context) =>
  context.read(async ({ db }) => {
    const { entity, entityId, userId, action, from, to } = query;
    const timeZone = await readTimeZone(createStoreReader(db, context.now()));
    const midnight = (day: string, later = 0) =>
      sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`;
    const where = and(
      eq(auditLog.schoolId, context.school.schoolId),
      entity === undefined ? undefined : eq(auditLog.entity, entity),
      entityId < 0 ? undefined : eq(auditLog.entityId, entityId),
      userId < 0 ? undefined : eq(auditLog.userId, userId),
      action === undefined ? undefined : eq(auditLog.action, action),
      from === undefined ? undefined : gte(auditLog.at, midnight(from)),
      to === undefined ? undefined : lt(auditLog.at, midnight(to, 1)),
    );
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset);
    return listOf(rows.map(shown), await totalRows(context, { db, table: auditLog, where }));
  }),
);

const shown = ({ schoolId: _, at, ...row }: AuditRow): AuditInfo => ({ ...row, at: at.toISOString() });
