import type { SectionEnv } from '#engine/section.ts';
import type { SchoolDay, Today } from '#schemas/sources/today.ts';
import { dayMonth, fullDay, weekdayName } from '../dates.ts';
import { say } from '../say.ts';
import { clockTime } from '../times.ts';

/** A text that names something in the words of the school. */
export interface Saying {
  readonly text: string;
  /** What of it the school has written, and its language. */
  readonly name?: { readonly text: string; readonly lang?: string | undefined };
}

/** What is said from one instant on. The one without an instant stands until a script knows the time. */
export interface Phase {
  /** In milliseconds since the epoch. */
  readonly from?: number;
  readonly state: SchoolDay['state'] | 'before' | 'after';
  readonly main: Saying;
  readonly more?: Saying | undefined;
  /** The hours of its day, as instants. */
  readonly hours?: { readonly opensAt: number; readonly closesAt: number };
}

/** Everything that is said of today and tomorrow, in the order of time; the first stands without a script. */
export const phasesOf = (today: Today, env: SectionEnv): readonly Phase[] => {
  const [first, second] = today.days.map((day) => phasesOfDay(day, today, env));
  if (!first || !second) return [];
  const { state, opens, closes } = today.days[0] as SchoolDay;
  const hasHours = state !== 'emergency' && opens !== undefined && closes !== undefined;
  const base: Phase[] = hasHours
    ? [
        {
          state,
          main: { text: say(env, 'todayHours', { opens: hour(opens, env), closes: hour(closes, env) }) },
          more: first[0]?.more,
          ...(first[0]?.hours && { hours: first[0].hours }),
        },
      ]
    : [];
  return [...base, ...first, ...second];
};

const phasesOfDay = (day: SchoolDay, today: Today, env: SectionEnv): readonly Phase[] => {
  const { state, from } = day;
  if (state === 'emergency') {
    const { noticeHead: text = '', lang } = today.emergency ?? {};
    return [{ from, state, main: { text, name: { text, lang } } }];
  }
  if (state === 'closed') return [{ from, state, main: closedFor(day, env), more: openAgain(day, env) }];
  const { opens, closes, opensAt, closesAt } = day;
  const more = state === 'changed' ? changeOf(day, env) : nextHolidayOf(day, env);
  if (opens === undefined || closes === undefined || opensAt === undefined || closesAt === undefined) {
    const main = state === 'changed' ? named(env, 'changed', day.reason) : { text: plainDay(day, env) };
    return [{ from, state, main, more: state === 'changed' ? nextHolidayOf(day, env) : more }];
  }
  const before = say(env, day.opensChanged ? 'startsToday' : 'opensToday', { opens: hour(opens, env) });
  const during = say(env, day.closesChanged ? 'closesToday' : 'openUntil', { closes: hour(closes, env) });
  const hours = { opensAt, closesAt };
  return [
    { from, state: state === 'changed' ? state : 'before', main: { text: before }, more, hours },
    { from: opensAt, state, main: { text: during }, more, hours },
    { from: closesAt, state: 'after', main: { text: closedNow(day, env) }, more: nextHolidayOf(day, env), hours },
  ];
};

const closedFor = (day: SchoolDay, env: SectionEnv): Saying =>
  day.reason
    ? named(env, 'closedFor', day.reason)
    : { text: say(env, 'closedFor', { reason: weekdayName(day.date, env.locale) }) };

const openAgain = ({ date, next }: SchoolDay, env: SectionEnv): Saying | undefined => {
  if (!next) return undefined;
  const key = isNextDay(date, next.date) ? 'againTomorrow' : 'againOn';
  const values = { day: dayName(date, next.date, env), opens: next.opens ? hour(next.opens, env) : '' };
  return { text: say(env, next.opens ? key : `${key}Only`, values) };
};

const closedNow = ({ date, next }: SchoolDay, env: SectionEnv): string => {
  if (!next?.opens) return say(env, 'closedNowOnly');
  const key = isNextDay(date, next.date) ? 'closedNow' : 'closedNowUntil';
  return say(env, key, { day: dayName(date, next.date, env), opens: hour(next.opens, env) });
};

const changeOf = (day: SchoolDay, env: SectionEnv): Saying | undefined => {
  const { reason, date } = day;
  if (!reason) return undefined;
  const until = reason.endHolidayDate;
  return until > date ? named(env, 'changedUntil', reason, { day: dayMonth(until, env.locale) }) : plain(reason);
};

const nextHolidayOf = ({ date, nextHoliday: next }: SchoolDay, env: SectionEnv): Saying | undefined => {
  if (!next) return undefined;
  return isNextDay(date, next.startHolidayDate)
    ? named(env, 'holidayTomorrow', next)
    : named(env, 'nextHoliday', next, { day: dayMonth(next.startHolidayDate, env.locale) });
};

type Named = NonNullable<SchoolDay['reason']>;

const plain = ({ name, lang }: Named): Saying => ({ text: name, name: { text: name, lang } });

const named = (env: SectionEnv, key: string, of: Named | undefined, values: Record<string, string> = {}): Saying => ({
  text: say(env, key, { ...values, reason: of?.name ?? '' }),
  ...(of && { name: { text: of.name, lang: of.lang } }),
});

const plainDay = ({ date }: SchoolDay, env: SectionEnv): string =>
  say(env, 'plainDay', { day: fullDay(date, env.locale) });

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day (HH:MM), as a line of text has it: 2:15 pm. It is not broken. */
export const hour = (time: string, { locale }: Pick<SectionEnv, 'locale'>): string =>
  timeOfDay.test(time) ? clockTime(`2000-01-01T${time}`, locale).toLowerCase().replace(/\s/g, '\u00a0') : time;

const isNextDay = (date: string, other: string): boolean => Date.parse(other) - Date.parse(date) === 86_400_000;

/** The weekday of one of the next six days; of a later one its date as well. */
const dayName = (date: string, other: string, { locale }: SectionEnv): string =>
  Date.parse(other) - Date.parse(date) < 7 * 86_400_000 ? weekdayName(other, locale) : fullDay(other, locale);
