import type { AgeRange } from '#server/domains/lookups/public.ts';
import { ageOn as ageOnDay, sessionFirstDay, sessionLabel } from '#shared/calendar.ts';

/** The minimum age on the first day of a session (UDISE 4.1.3). */
const youngest = 2;

/** The year in which a session ('YYYY-YYYY+1') starts. */
export const startYearOf = (session: string): number => Number(session.slice(0, 4));

interface AgeFacts {
  readonly dateOfBirth: string;
  readonly session: string;
}

/** What is wrong with a day of birth whatever the class; undefined if nothing is. */
export const findBirthFault = ({ dateOfBirth, session }: AgeFacts, today: string): string | undefined => {
  if (dateOfBirth > today) return 'Date cannot be in the future.';
  const start = sessionFirstDay(session);
  return ageOnDay(dateOfBirth, start) < youngest ? `A child must be ${youngest} or older on ${start}.` : undefined;
};

/**
 * How a child's age is not the usual one of a class, in words; undefined if it is. Ages are counted on the first day of
 * the session, or on another that the school has chosen.
 */
export const findAgeFault = (
  { dateOfBirth, session, ageOn = sessionFirstDay(session) }: AgeFacts & { readonly ageOn?: string },
  { minAge, maxAge }: AgeRange,
): string | undefined => {
  const age = ageOnDay(dateOfBirth, ageOn);
  const when =
    ageOn === sessionFirstDay(session)
      ? `when the session ${sessionLabel(startYearOf(session))} starts`
      : `on ${ageOn}`;
  if (minAge !== undefined && age < minAge) return `The child will be ${age} ${when}; this class is from ${minAge} on.`;
  if (maxAge !== undefined && age > maxAge) return `The child will be ${age} ${when}; this class is up to ${maxAge}.`;
  return undefined;
};
