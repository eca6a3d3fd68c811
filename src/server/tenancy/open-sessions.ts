import { desc } from 'drizzle-orm';
import type { ContentDocumentOf } from '#schemas/content/index.ts';
import type { SeasonSettings, SeasonState } from '#schemas/records/admission-season.ts';
import { type AdmissionSeasonRow, admissionSeasons } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { sessionFirstDay, sessionLabel, sessionStartYear } from '#shared/calendar.ts';

/** A day at a school: YYYY-MM-DD, and the first year of the session that it lies in. */
interface Day {
  readonly today: string;
  readonly startYear: number;
}

type Profile = Pick<
  ContentDocumentOf<'schoolProfile'>,
  'admission_Open' | 'Open_Sessions' | 'Classes_From' | 'Classes_To'
>;

/** What an office has set for a session. */
export interface Season {
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
  readonly settings: SeasonSettings;
}

export const toSeason = ({ startYear, settings }: AdmissionSeasonRow): Season => ({
  session: sessionLabel(startYear),
  settings,
});

/** What a school has set for sessions, the latest first; none for those that it has left alone. */
export const readSeasons = async (db: Db): Promise<readonly Season[]> =>
  (await db.select().from(admissionSeasons).orderBy(desc(admissionSeasons.startYear))).map(toSeason);

/** A session that enquiries are taken for. */
export interface OpenSession {
  /** 'YYYY-YYYY+1'. */
  readonly name: string;
  /** The day on which ages are counted. */
  readonly ageOn: string;
  /** The last day on which the website takes an enquiry; undefined if the school names none. */
  readonly closesOn?: string;
}

/** The sessions that the office may enter an enquiry for: this one and the next. */
export const currentSessions = ({ startYear }: Pick<Day, 'startYear'>): readonly string[] => [
  sessionLabel(startYear),
  sessionLabel(startYear + 1),
];

/**
 * The sessions that a school's website takes enquiries for, the latest first: none where its profile says that
 * admissions are not open. What the office has set for a session decides; of the others those are open that the profile
 * names until they close, or this one and the next. A list of sessions that are all over says nothing.
 */
export const openSessions = (
  { startYear, today }: Day,
  profile: Profile | undefined,
  seasons: readonly Season[] = [],
): readonly OpenSession[] => {
  if (profile?.admission_Open === false) return [];
  const current = currentSessions({ startYear });
  const isSet = new Set(seasons.map(({ session }) => session));
  const open = seasons
    .filter(({ session, settings }) => session >= (current[0] ?? '') && stateOn(settings, today) === 'Open')
    .map(({ session, settings: { Age_On, Closes_On } }) => opened(session, { Age_On, Closes_On }));
  return [...open, ...profileSessions({ startYear, today }, profile).filter(({ name }) => !isSet.has(name))].toSorted(
    (a, b) => b.name.localeCompare(a.name),
  );
};

/** Whether a school's website takes enquiries on a day: for one session at least. */
export const isAdmissionOpen = (today: string, profile: Profile | undefined, seasons: readonly Season[]): boolean =>
  openSessions({ startYear: sessionStartYear(today), today }, profile, seasons).length > 0;

/** The sessions that are open where the office has set nothing. */
const profileSessions = ({ startYear, today }: Day, profile: Profile | undefined): readonly OpenSession[] => {
  const current = currentSessions({ startYear });
  const named = (profile?.Open_Sessions ?? []).filter(({ Session }) => Session >= (current[0] ?? ''));
  if (named.length === 0) return current.map((name) => opened(name, {}));
  return named
    .filter(({ Closes_On }) => Closes_On === undefined || Closes_On >= today)
    .map(({ Session, ...days }) => opened(Session, days));
};

interface Days {
  readonly Age_On?: string | undefined;
  readonly Closes_On?: string | undefined;
}

const opened = (name: string, { Age_On, Closes_On }: Days): OpenSession => ({
  name,
  ageOn: Age_On ?? sessionFirstDay(name),
  ...(Closes_On && { closesOn: Closes_On }),
});

/** Whether the website takes enquiries for a session on a day, or why not. */
export const stateOn = (
  { Is_Open, Opens_On, Closes_On }: Pick<SeasonSettings, 'Is_Open' | 'Opens_On' | 'Closes_On'>,
  today: string,
): SeasonState => {
  if (!Is_Open) return 'Closed';
  if (Opens_On !== undefined && today < Opens_On) return 'Not_Yet';
  return Closes_On !== undefined && Closes_On < today ? 'Over' : 'Open';
};

/** Whether a school has a class, by its profile: standard classes are ids in their order, and its own are its own. */
export const hasClass = (
  id: number,
  { Classes_From: from = 1, Classes_To: to = standardClasses }: Profile = {},
): boolean => id > standardClasses || (from <= id && id <= to);

const standardClasses = 15;
