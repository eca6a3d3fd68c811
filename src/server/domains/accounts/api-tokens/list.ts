import { desc, eq } from 'drizzle-orm';
import { listApiTokens } from '#schemas/api/tokens.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { apiTokens } from '#server/store/schema.ts';
import { apiTokenInfo } from './token-info.ts';

/** A school's tokens, valid and ended. */
export const listApiTokensHandler = handle(listApiTokens, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = eq(apiTokens.schoolId, context.school.schoolId);
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(apiTokens).where(where).orderBy(desc(apiTokens.id)).limit(limit).offset(offset);
    return listOf(rows.map(apiTokenInfo), await totalRows(context, { db, table: apiTokens, where }));
  }),
);
