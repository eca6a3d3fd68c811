import { homePath } from '#schemas/office.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { UserRow } from '#server/store/schema.ts';

/** Where a sign-in goes on to: the page that was asked for, else the place of one's role; on the product's own host `/`. */
export const placeAfter = (
  next: string,
  { school }: Pick<CallContext, 'school'>,
  { role }: Pick<UserRow, 'role'>,
): string => (next === '/' && school.schoolId > 0 ? homePath(role) : next);
