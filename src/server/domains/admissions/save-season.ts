import { eq } from 'drizzle-orm';
import { type SeasonBody, saveAdmissionSeason } from '#schemas/api/admission-seasons.ts';
import type { SeasonSettings } from '#schemas/records/admission-season.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notFound, notValid } from '#server/core/errors/refusals.ts';
import { offeredClasses } from '#server/domains/lookups/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import { admissionSeasons } from '#server/store/schema.ts';
import { currentSessions } from '#server/tenancy/open-sessions.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { startYearOf } from './age.ts';
import { readSeason } from './list-seasons.ts';

/** Sets what holds for the admissions of a session. Families see it at once. */
export const saveAdmissionSeasonHandler = handle(saveAdmissionSeason, async ({ params, body }, context) => {
  const { schoolId } = context.school;
  const { session } = params;
  const now = context.now();
  return context.write(async (transaction) => {
    const { db } = transaction;
    if (!currentSessions(await readSchoolDay(transaction, now)).includes(session)) throw notFound();
    const known = new Set((await offeredClasses(transaction)).map(({ id }) => id));
    const faults = findFaults(body, { session, known });
    if (Object.keys(faults).length > 0) throw notValid(faults);
    const startYear = startYearOf(session);
    const [row] = await db
      .select()
      .from(admissionSeasons)
      .where(eq(admissionSeasons.startYear, startYear))
      .for('update');
    const before = await readSeason(transaction, session, now);
    const version = row?.version ?? 0;
    const seen = { entity: 'admissionSeason', id: startYear, version, updatedAt: row?.updatedAt ?? now };
    await requireMatch(transaction, context, { ...seen, current: before, yours: body });
    const stored = { settings: settingsOf(body), version: version + 1, updatedAt: now };
    await db
      .insert(admissionSeasons)
      .values({ schoolId, startYear, ...stored })
      .onConflictDoUpdate({ target: [admissionSeasons.schoolId, admissionSeasons.startYear], set: stored });
    // Forms and the guidance to classes are made of it, as they are of the list of classes.
    transaction.touch(schoolTag(schoolId, 'lookup'));
    await transaction.audit({
      entity: 'admissionSeason',
      id: startYear,
      before: row ? { Session: session, ...row.settings } : null,
      after: { Session: session, ...stored.settings },
    });
    return ok(await readSeason(transaction, session, now));
  });
});

const settingsOf = ({ School_Id: _, ...settings }: SeasonBody): SeasonSettings => ({
  ...settings,
  Days: settings.Days.toSorted((a, b) => a.Day.localeCompare(b.Day)),
});

interface Known {
  readonly session: string;
  readonly known: ReadonlySet<number>;
}

/** What a schema cannot find, by field. */
const findFaults = (
  { Opens_On, Closes_On, Age_On, Classes }: SeasonBody,
  { session, known }: Known,
): Record<string, string[]> => {
  const year = startYearOf(session);
  const near = [year - 1, year, year + 1].map(String);
  const [first, last] = [sessionLabel(year - 1), sessionLabel(year)];
  const far = (day: string | undefined): boolean => day !== undefined && !near.includes(day.slice(0, 4));
  const isFar = `Choose a day of the sessions ${first} and ${last}.`;
  const ids = Classes.map(({ Class_Id }) => Class_Id);
  const classFaults = Classes.flatMap(({ Class_Id, Min_Age, Max_Age }, i): [string, string[]][] => [
    ...(known.has(Class_Id) && ids.indexOf(Class_Id) === i
      ? []
      : [[`Classes.${i}.Class_Id`, ['This class is not offered.']] satisfies [string, string[]]]),
    ...(Min_Age !== undefined && Max_Age !== undefined && Max_Age < Min_Age
      ? [[`Classes.${i}.Max_Age`, ['The last age is below the first.']] satisfies [string, string[]]]
      : []),
  ]);
  return {
    ...(far(Opens_On) && { Opens_On: [isFar] }),
    ...(far(Age_On) && { Age_On: [isFar] }),
    ...(far(Closes_On)
      ? { Closes_On: [isFar] }
      : Opens_On !== undefined && Closes_On !== undefined && Closes_On < Opens_On
        ? { Closes_On: ['The last day is before the first.'] }
        : {}),
    ...Object.fromEntries(classFaults),
  };
};
