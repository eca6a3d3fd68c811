import { and, eq } from 'drizzle-orm';
import { sessionLabel } from '../../../shared/calendar.ts';
import { schoolLookups } from '../../store/schema.ts';
import type { StoreContext } from '../../store/store.ts';
import type { SchoolDay } from './school-day.ts';

/** The sessions that a school takes enquiries for: this one and the next, or those of them that it has listed itself. */
export const openSessions = async (
  { db }: StoreContext,
  { startYear }: Pick<SchoolDay, 'startYear'>,
): Promise<readonly string[]> => {
  const derived = [sessionLabel(startYear), sessionLabel(startYear + 1)];
  const listed = await db
    .select({ name: schoolLookups.name })
    .from(schoolLookups)
    .where(and(eq(schoolLookups.kind, 'sessions'), eq(schoolLookups.isActive, true)));
  if (listed.length === 0) return derived;
  return derived.filter((label) => listed.some(({ name }) => name === label));
};
