import type { UserRow } from '#server/store/schema.ts';

/** Whether an account has come to its end, which was set for the night of somebody's last day. */
export const hasEnded = ({ closesAt }: Pick<UserRow, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && closesAt <= now;
