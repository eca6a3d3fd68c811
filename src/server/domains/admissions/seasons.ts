import { desc, eq } from 'drizzle-orm';
import { type AdmissionSeasonRow, admissionSeasons } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { sessionFirstDay, sessionLabel } from '#shared/calendar.ts';
import { startYearOf } from './age.ts';
import type { Season } from './open-sessions.ts';

export const toSeason = ({ startYear, settings }: AdmissionSeasonRow): Season => ({
  session: sessionLabel(startYear),
  settings,
});

/** What a school has set for sessions, the latest first; none for those that it has left alone. */
export const readSeasons = async (db: Db): Promise<readonly Season[]> =>
  (await db.select().from(admissionSeasons).orderBy(desc(admissionSeasons.startYear))).map(toSeason);

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
