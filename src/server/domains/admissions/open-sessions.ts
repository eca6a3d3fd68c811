import type { ContentDocumentOf } from '#schemas/content/index.ts';
import type { SchoolDay } from '#server/tenancy/school-day.ts';
import { sessionFirstDay, sessionLabel } from '#shared/calendar.ts';

type Profile = Pick<ContentDocumentOf<'schoolProfile'>, 'Open_Sessions' | 'Classes_From' | 'Classes_To'>;

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
export const currentSessions = ({ startYear }: Pick<SchoolDay, 'startYear'>): readonly string[] => [
  sessionLabel(startYear),
  sessionLabel(startYear + 1),
];

/**
 * The sessions that a school's website takes enquiries for, the latest first: those that the profile names until they
 * close, or this one and the next. A list of sessions that are all over says nothing.
 */
export const openSessions = (
  { startYear, today }: Pick<SchoolDay, 'startYear' | 'today'>,
  profile: Profile | undefined,
): readonly OpenSession[] => {
  const current = currentSessions({ startYear });
  const named = (profile?.Open_Sessions ?? []).filter(({ Session }) => Session >= (current[0] ?? ''));
  if (named.length === 0) return current.toReversed().map((name) => ({ name, ageOn: sessionFirstDay(name) }));
  return named
    .filter(({ Closes_On }) => Closes_On === undefined || Closes_On >= today)
    .map(({ Session, Age_On, Closes_On }) => ({
      name: Session,
      ageOn: Age_On ?? sessionFirstDay(Session),
      ...(Closes_On && { closesOn: Closes_On }),
    }))
    .toSorted((a, b) => b.name.localeCompare(a.name));
};

/** Whether a school has a class, by its profile: standard classes are ids in their order, and its own are its own. */
export const hasClass = (
  id: number,
  { Classes_From: from = 1, Classes_To: to = standardClasses }: Profile = {},
): boolean => id > standardClasses || (from <= id && id <= to);

const standardClasses = 15;
