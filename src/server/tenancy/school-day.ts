import type { StoreContext } from '#server/store/store.ts';
import { dayFacts, readTimeZone } from './site-facts.ts';
import { createStoreReader } from './store-reader.ts';

/** Where a school is in time. */
export interface SchoolDay {
  readonly timeZone: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The first year of the session that today lies in. */
  readonly startYear: number;
}

/** The day at a school, by the time zone of its profile. */
export const readSchoolDay = async ({ db }: StoreContext, now: Date): Promise<SchoolDay> => {
  const timeZone = await readTimeZone(createStoreReader(db, now));
  const { today, session } = dayFacts(timeZone, now.getTime());
  return { timeZone, today, startYear: session.startYear };
};
