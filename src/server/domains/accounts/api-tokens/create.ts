import type { AccessLevel, Area } from '#schemas/access/matrix.ts';
import { createApiToken, type NewApiToken } from '#schemas/api/tokens.ts';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { apiTokenPrefix } from '#server/http/access/api-token.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import { onlyRow } from '#server/store/query.ts';
import { apiTokens } from '#server/store/schema.ts';
import { dayMs } from '#shared/calendar.ts';
import { requirePerson } from '../caller.ts';
import { apiTokenInfo } from './list.ts';

/** Makes a token for a program, with no more rights than whoever makes it; the answer alone has the token itself. */
export const createApiTokenHandler = handle(createApiToken, ({ body }, context) => {
  const { name, scopes, days } = body;
  requirePerson(context);
  requireOwnScopes(context, scopes);
  const { schoolId } = context.school;
  const now = context.now();
  const token = newSecret(apiTokenPrefix(schoolId));
  return context.write(async ({ db, audit }) => {
    const row = onlyRow(
      await db
        .insert(apiTokens)
        .values({
          schoolId,
          name,
          scopes: [...scopes],
          hash: hashSecret(token),
          createdBy: userIdOf(context.actor),
          createdAt: now,
          expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
        })
        .returning(),
    );
    const info = apiTokenInfo(row);
    await audit({ entity: 'apiToken', id: row.id, after: info });
    return created({ ...info, token });
  });
});

/** A token reaches everyone in the school, so that a right to oneself alone is none to give away. */
const requireOwnScopes = ({ scopeOf }: CallContext, scopes: NewApiToken['scopes']): void => {
  for (const scope of scopes) {
    const [area, level] = scope.split(':') as [Area, AccessLevel];
    if (scopeOf(area, level) !== 'all') throw wrongField('scopes', `You cannot give away "${scope}".`);
  }
};
