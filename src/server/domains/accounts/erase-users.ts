import { inArray, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { users, userTokens } from '#server/store/schema.ts';
import { endSessions } from './session-rows.ts';

interface Erasing {
  readonly schoolId: number;
  readonly ids: readonly number[];
  /** What is in place of the name. */
  readonly name: string;
}

/** Empties and disables accounts; their rows stay. */
export const eraseUsers = async (tx: WriteContext, { schoolId, ids, name }: Erasing): Promise<void> => {
  if (ids.length === 0) return;
  await tx.db
    .update(users)
    .set({
      name,
      email: null,
      mobile: null,
      language: null,
      passwordHash: null,
      status: userStatus.disabled,
      version: sql`${users.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(users.id, [...ids]));
  await tx.db.delete(userTokens).where(inArray(userTokens.userId, [...ids]));
  for (const userId of ids) await endSessions(tx, { schoolId, userId });
};
