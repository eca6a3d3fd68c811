import type { SchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';

/** The sessions that a school takes enquiries for: this one and the next. */
export const openSessions = ({ startYear }: Pick<SchoolDay, 'startYear'>): readonly string[] => [
  sessionLabel(startYear),
  sessionLabel(startYear + 1),
];
