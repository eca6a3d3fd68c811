import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type UserState, userStatus } from '#schemas/access/user-status.ts';
import { users } from '#server/store/schema.ts';

const { disabled, active, locked, mustChangePassword } = userStatus;

/** Where an account stands. */
export const userState = ({
  status,
  isInvited,
}: {
  readonly status: number;
  readonly isInvited: boolean;
}): UserState => {
  if (status === disabled) return 'disabled';
  if (status === locked) return 'locked';
  if (isInvited) return 'invited';
  return status === mustChangePassword ? 'mustChangePassword' : 'active';
};

/** The accounts that stand so. */
export const isInState = (state: UserState): SQL | undefined => {
  const hasPassword = isNotNull(users.passwordHash);
  const conditions: Readonly<Record<UserState, SQL | undefined>> = {
    disabled: eq(users.status, disabled),
    locked: eq(users.status, locked),
    invited: and(isNull(users.passwordHash), inArray(users.status, [active, mustChangePassword])),
    mustChangePassword: and(hasPassword, eq(users.status, mustChangePassword)),
    active: and(hasPassword, eq(users.status, active)),
  };
  return conditions[state];
};
