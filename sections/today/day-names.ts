import type { SectionEnv } from '#engine/section.ts';
import { weekdayName } from '../shared/dates.ts';
import { say } from '../shared/say.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days of the week in the page's language: three and more in a row as the first and the last of them. */
export const dayNames = (days: readonly string[], env: SectionEnv): string => {
  const places = days.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  // 3 January 2000 was a Monday.
  const name = (place: number): string => weekdayName(`2000-01-0${place + 3}`, env.locale);
  return places.length > 2 && last - first === places.length - 1
    ? say(env, 'dayRange', { first: name(first), last: name(last) })
    : new Intl.ListFormat(env.locale).format(places.map(name));
};
