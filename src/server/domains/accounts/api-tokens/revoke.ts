import { and, eq } from 'drizzle-orm';
import { revokeApiToken } from '#schemas/api/tokens.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { apiTokens } from '#server/store/schema.ts';
import { apiTokenInfo } from './list.ts';

/** Ends a token; one that has ended stays as it was. */
export const revokeApiTokenHandler = handle(revokeApiToken, ({ params: { id } }, context) =>
  context.write(async ({ db, audit, unrecorded }) => {
    const [before] = await db.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
    if (!before) throw notFound();
    if (before.revokedAt) {
      unrecorded();
    } else {
      const revokedAt = context.now();
      const own = and(eq(apiTokens.schoolId, before.schoolId), eq(apiTokens.id, id));
      await db.update(apiTokens).set({ revokedAt }).where(own);
      const after = apiTokenInfo({ ...before, revokedAt });
      await audit({ entity: 'apiToken', id, before: apiTokenInfo(before), after });
    }
    return ok({ message: 'The token was revoked.' });
  }),
);
