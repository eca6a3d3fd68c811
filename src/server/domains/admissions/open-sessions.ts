import { sessionLabel } from '../../../shared/calendar.ts';
import type { SchoolDay } from '../../tenancy/school-day.ts';

/** The sessions that a school takes enquiries for: this one and the next. */
export const openSessions = ({ startYear }: Pick<SchoolDay, 'startYear'>): readonly string[] => [
  sessionLabel(startYear),
  sessionLabel(startYear + 1),
];
