import { and, eq } from 'drizzle-orm';
import { listPublications } from '#schemas/api/publishing.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { auditLog } from '#server/store/schema.ts';
import { publicationEntity, readPublications } from './publications.ts';

/** What was published together, the last one first. */
export const listPublicationsHandler = handle(listPublications, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = and(eq(auditLog.schoolId, context.school.schoolId), publicationEntity);
    const rows = await readPublications({ db }, { context, ...pageOf(query) });
    return listOf(rows, await totalRows(context, { db, table: auditLog, where }));
  }),
);
