import type { CallContext } from '#server/http/calls/handle.ts';

/** The first screen of a school's office, for everybody who signs in to the school. */
const office = '/school';

/** Where a sign-in goes on to: the page that was asked for, else the office; on the product's own host the first page. */
export const placeAfter = (next: string, { school }: Pick<CallContext, 'school'>): string =>
  next === '/' && school.schoolId > 0 ? office : next;
