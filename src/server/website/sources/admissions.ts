import { asksForEarlierSchool } from '#schemas/lookups/classes.ts';
import { admissions as contract } from '#schemas/sources/admissions.ts';
import { classIn, isOfferedIn } from '#server/domains/admissions/public.ts';
import type { OfferedClass } from '#server/domains/lookups/public.ts';
import { openSessions, type Season } from '#server/tenancy/open-sessions.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { classNaming, stagesOf } from './class-stages.ts';
import { defineLoader } from './define.ts';
import { shapeClasses } from './popular-classes.ts';

export const admissions = defineLoader(contract, async ({ reader, school }) => {
  const [profile] = await reader.items('schoolProfile');
  const seasons = await reader.seasons();
  const day = { startYear: sessionStartYear(school.today), today: school.today };
  const sessions = openSessions(day, profile?.document, seasons);
  const seasonOf = (name: string): Season | undefined => seasons.find(({ session }) => session === name);
  const known = await reader.classes();
  const takenBy = (season: Season | undefined): OfferedClass[] =>
    known.filter(({ id }) => isOfferedIn(season, id, profile?.document)).map((one) => classIn(season, one));
  // Where nothing is open, the page says so, and has the classes of the school all the same.
  const bySession = sessions.length > 0 ? sessions.map(({ name }) => takenBy(seasonOf(name))) : [takenBy(undefined)];
  const taught = known.flatMap(({ id }) => bySession.flat().find((one) => one.id === id) ?? []);
  const stages = await shapeClasses(await reader.items('popularClass'), reader);
  const nameOf = classNaming(stages);
  return {
    // Once one session has classes of its own, the others have theirs beside it.
    sessions: sessions.some(({ name }) => seasonOf(name))
      ? sessions.map((session, at) => ({ ...session, ...detailsOf(seasonOf(session.name), bySession[at] ?? []) }))
      : sessions,
    classes: taught.map((one) => ({
      ...pick(one, ['id', 'minAge', 'maxAge']),
      name: nameOf(one),
      asksEarlierSchool: asksForEarlierSchool(one.id),
      stages: stagesOf(one, stages),
    })),
    stages,
  };
});

/** What families are told of a session: its classes, and what the office has set for it. */
const detailsOf = (season: Season | undefined, taken: readonly OfferedClass[]) => {
  const { Note, Days = [], Classes = [] } = season?.settings ?? {};
  const feeOf = (id: number): string | undefined => Classes.find(({ Class_Id }) => Class_Id === id)?.Fee;
  return {
    ...(Note !== undefined && { note: Note }),
    ...(Days.length > 0 && { days: Days.map(({ Day, What }) => ({ day: Day, what: What })) }),
    classes: taken.map((one) => {
      const fee = feeOf(one.id);
      return { ...pick(one, ['id', 'minAge', 'maxAge']), ...(fee !== undefined && { fee }) };
    }),
  };
};
