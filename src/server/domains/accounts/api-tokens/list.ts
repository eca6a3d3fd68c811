import { desc, eq } from 'drizzle-orm';
import { type ApiTokenInfo, listApiTokens } from '#schemas/api/tokens.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { type ApiTokenRow, apiTokens } from '#server/store/schema.ts';

/** A school's tokens, valid and ended. */
export const listApiTokensHandler = handle(listApiTokens, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = eq(apiTokens.schoolId, context.school.schoolId);
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(apiTokens).where(where).orderBy(desc(apiTokens.id)).limit(limit).offset(offset);
    return listOf(rows.map(apiTokenInfo), await totalRows(context, { db, table: apiTokens, where }));
  }),
);

/** A token as the calls and the audit log show it: nothing of its secret. */
export const apiTokenInfo = (row: ApiTokenRow): ApiTokenInfo => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
