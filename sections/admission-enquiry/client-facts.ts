import type { SectionEnv } from '#engine/section.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { say } from '../shared/say.ts';

type Facts = Readonly<Record<`data-${string}`, string>>;

/** What the form's script knows of the school: its classes with their ages, and the days on which these are counted. */
export const clientFacts = (env: SectionEnv, { sessions, classes }: Admissions): Facts => ({
  'data-at': 'first',
  'data-classes': JSON.stringify(
    Object.fromEntries(classes.map(({ id, name: _name, ...facts }) => [id, facts] as const)),
  ),
  'data-sessions': JSON.stringify(
    Object.fromEntries(
      sessions.map(({ name, firstDay }) => [name, { firstDay, shown: dayMonthYear(firstDay, env.locale) }] as const),
    ),
  ),
  'data-young': say(env, 'ageYoung'),
  'data-old': say(env, 'ageOld'),
});
