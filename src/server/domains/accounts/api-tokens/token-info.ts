import type { ApiTokenInfo } from '#schemas/api/tokens.ts';
import type { ApiTokenRow } from '#server/store/schema.ts';

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
