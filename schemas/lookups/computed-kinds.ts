import { defineLookup } from './define.ts';

/** How many sessions before the one that runs are in the list. */
const pastSessions = 5;

export const sessionLookup = defineLookup({
  kind: 'sessions',
  title: 'Sessions, from five years back to the next',
  scope: 'public',
  source: 'computed',
  fields: { isCurrent: { type: 'boolean' } },
});

/** The sessions around the one that starts in a year, each under its first year, the latest first. */
export const sessionsAround = (startYear: number): readonly { id: number; name: string; isCurrent: boolean }[] =>
  Array.from({ length: pastSessions + 2 }, (_, i) => {
    const year = startYear + 1 - i;
    return { id: year, name: `${year}-${year + 1}`, isCurrent: year === startYear };
  });

export const schoolProfileLookup = defineLookup({
  kind: 'school-profile',
  title: 'The school itself',
  scope: 'public',
  source: 'computed',
  fields: { school_Slug: { type: 'string' }, schoolKey: { type: 'string' } },
});
