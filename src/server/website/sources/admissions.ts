import { asksForEarlierSchool } from '#schemas/lookups/classes.ts';
import { admissions as contract } from '#schemas/sources/admissions.ts';
import { openSessions } from '#server/domains/admissions/public.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { sessionFirstDay, sessionStartYear } from '#shared/calendar.ts';
import { defineLoader } from './define.ts';

export const admissions = defineLoader(contract, async ({ reader, school }) => {
  const sessions = openSessions({ startYear: sessionStartYear(school.today) });
  return {
    sessions: sessions.map((name) => ({ name, firstDay: sessionFirstDay(name) })),
    classes: (await reader.classes()).map((one) => ({
      ...pick(one, ['id', 'name', 'minAge', 'maxAge']),
      asksEarlierSchool: asksForEarlierSchool(one.id),
    })),
  };
});
