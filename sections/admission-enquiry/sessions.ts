import type { SectionEnv } from '#engine/section.ts';
import { say } from '../shared/say.ts';

/** A session as people write it: 2027-2028 → 2027–28. */
export const shortSession = (name: string): string => name.replace(/^(\d{4})-\d\d(\d\d)$/, '$1–$2');

/** A day in full: 31 December 2026. */
export const longDay = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-IN' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${date}T00:00:00Z`));

/** By when the documents of an enquiry for a session are to be there. */
export const untilText = (env: SectionEnv, closesOn: string | undefined): string =>
  closesOn ? say(env, 'byDay', { date: longDay(closesOn, env.locale) }) : say(env, 'anyDay');

/** The days on which ages are counted, with their sessions where there are several days. */
export const ageDays = (sessions: readonly { readonly name: string; readonly ageOn: string }[], locale: string) => {
  const days = new Set(sessions.map(({ ageOn }) => ageOn));
  const shown = days.size > 1 ? sessions : sessions.slice(0, 1);
  return shown
    .map(({ name, ageOn }) => longDay(ageOn, locale) + (days.size > 1 ? ` (${shortSession(name)})` : ''))
    .join(', ');
};
