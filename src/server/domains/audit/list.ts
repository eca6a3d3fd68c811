import { and, desc, eq } from 'drizzle-orm';
import { type AuditInfo, listAuditLog, readAuditEntry } from '#schemas/api/audit.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { type AuditRow, auditLog } from '#server/store/schema.ts';
import { auditFilter } from './audit-filter.ts';

/** What was written down of changes in a school, the latest first. */
export const listAuditLogHandler = handle(listAuditLog, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = await auditFilter(db, context, query);
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset);
    return listOf(rows.map(shown), await totalRows(context, { db, table: auditLog, where }));
  }),
);

export const readAuditEntryHandler = handle(readAuditEntry, ({ params: { id } }, context) =>
  context.read(async ({ db }) => {
    const one = and(eq(auditLog.schoolId, context.school.schoolId), eq(auditLog.id, id));
    const [row] = await db.select().from(auditLog).where(one);
    if (!row) throw notFound();
    return ok(shown(row));
  }),
);

const shown = ({ schoolId: _, at, ...row }: AuditRow): AuditInfo => ({ ...row, at: at.toISOString() });
