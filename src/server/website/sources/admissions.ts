import { asksForEarlierSchool } from '#schemas/lookups/classes.ts';
import { admissions as contract } from '#schemas/sources/admissions.ts';
import { hasClass, openSessions } from '#server/domains/admissions/public.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { classNaming, stagesOf } from './class-stages.ts';
import { defineLoader } from './define.ts';
import { shapeClasses } from './popular-classes.ts';

export const admissions = defineLoader(contract, async ({ reader, school }) => {
  const [profile] = await reader.items('schoolProfile');
  const stages = await shapeClasses(await reader.items('popularClass'), reader);
  const nameOf = classNaming(stages);
  const taught = (await reader.classes()).filter(({ id }) => hasClass(id, profile?.document));
  return {
    sessions: openSessions({ startYear: sessionStartYear(school.today), today: school.today }, profile?.document),
    classes: taught.map((one) => ({
      ...pick(one, ['id', 'minAge', 'maxAge']),
      name: nameOf(one),
      asksEarlierSchool: asksForEarlierSchool(one.id),
      stages: stagesOf(one, stages),
    })),
    stages,
  };
});
