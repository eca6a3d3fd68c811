import { eq } from 'drizzle-orm';
import { admissionSeasons } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { type Season, toSeason } from '#server/tenancy/open-sessions.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { sessionFirstDay } from '#shared/calendar.ts';
import { startYearOf } from './age.ts';

/** What a school has set for a session. */
const findSeason = async (db: Db, session: string): Promise<Season | undefined> => {
  const [row] = await db
    .select()
    .from(admissionSeasons)
    .where(eq(admissionSeasons.startYear, startYearOf(session)));
  return row && toSeason(row);
};

/** The rules of a session's admissions. */
export interface SessionRules {
  readonly season: Season | undefined;
  /** The day on which ages are counted. */
  readonly ageOn: string;
}

/** What holds for a session: as the office has set it, or else as the profile says. */
export const readSessionRules = async ({ db }: StoreContext, session: string, now: Date): Promise<SessionRules> => {
  const season = await findSeason(db, session);
  const [profile] = season ? [] : await createStoreReader(db, now).items('schoolProfile');
  const named = profile?.document.Open_Sessions?.find(({ Session }) => Session === session);
  return { season, ageOn: season?.settings.Age_On ?? named?.Age_On ?? sessionFirstDay(session) };
};
