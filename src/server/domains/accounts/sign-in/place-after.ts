import { homePath } from '#schemas/office.ts';
import type { UserRow } from '#server/store/schema.ts';

/** Where a sign-in goes on to: the page that was asked for, else the place of one's role. */
export const placeAfter = (next: string, { role }: Pick<UserRow, 'role'>): string =>
  next === '/' ? homePath(role) : next;
