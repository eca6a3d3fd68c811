import { addDays, instantOf } from '#shared/calendar.ts';

/** The midnight at a school in which a day (YYYY-MM-DD) ends. */
export const endOfDay = (timeZone: string, day: string): Date =>
  new Date(instantOf(timeZone, `${addDays(day, 1)}T00:00`));
