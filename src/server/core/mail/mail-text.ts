import { dateIn } from '#shared/calendar.ts';
import { formatDate } from '#shared/fields/dates.ts';

/** The languages that mails are written in. */
export const mailLanguages = ['en', 'hi'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What a mail says. */
export interface MailContent {
  readonly subject: string;
  /** Plain text, a line of it as long as its sentence. */
  readonly text: string;
}

/**
 * One mail in every language, from the same facts. Those of a room stand in its `mails.ts`; nothing else makes sentences
 * for mails (tests/guardrails/mails.test.ts).
 */
export type MailText<Facts> = Readonly<Record<MailLanguage, (facts: Facts) => MailContent>>;

/** The language of mails for a tag of BCP 47, whatever its region; undefined if there are none in it. */
export const mailLanguage = (tag: string | null | undefined): MailLanguage | undefined => {
  const wanted = tag?.split('-', 1)[0]?.toLowerCase();
  return mailLanguages.find((language) => language === wanted);
};

/** The text of a mail: its paragraphs, those left out that are undefined. */
export const paragraphs = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join('\n\n');

const hindiMonth = new Intl.DateTimeFormat('hi-IN', { month: 'long', timeZone: 'UTC' });

/** A YYYY-MM-DD date as people read it: 21 Nov 2026, 21 नवंबर 2026. */
export const dayIn = (language: MailLanguage, date: string): string =>
  language === 'hi' ? formatDate(date, hindiMonth.format(new Date(date))) : formatDate(date);

/** From the first of two dates to the last. */
export const daysIn = (language: MailLanguage, first: string, last: string): string => {
  const [from, to] = [dayIn(language, first), dayIn(language, last)];
  if (first === last) return from;
  return language === 'hi' ? `${from} से ${to} तक` : `${from} to ${to}`;
};

/** A time as the clocks of a place show it: 21 Nov 2026, 1:00 pm; 21 नवंबर 2026, दोपहर 1:00 बजे. */
export const momentIn = (language: MailLanguage, time: Date, timeZone: string): string => {
  const day = dayIn(language, dateIn(timeZone, time.getTime()));
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return language === 'hi'
    ? `${day}, ${new Intl.DateTimeFormat('hi-IN', { ...clock, dayPeriod: 'short' }).format(time)} बजे`
    : `${day}, ${new Intl.DateTimeFormat('en-IN', clock).format(time)}`;
};
