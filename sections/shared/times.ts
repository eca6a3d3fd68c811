import { dateFormat } from './date-format.ts';

/**
 * The time of a local date and time, as the page's language writes it. English halves the day in am and pm; other
 * languages, whose short forms for that are the English ones, name its part: शाम 4:45.
 */
export const clockTime = (dateTime: string, locale: string): string => {
  const isEnglish = /^en\b/.test(locale);
  const text = dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isEnglish ? {} : { dayPeriod: 'short' }),
  }).format(new Date(`${dateTime.slice(0, 16)}:00Z`));
  return isEnglish ? text.toLowerCase() : text;
};

/** A text in which a line never ends within a time of day: 12:30 pm, शाम 4:45, 8:30 बजे. */
export const withWholeTimes = (text: string): string =>
  text.replace(/(\d)\s+(?=[ap]\.?m\b|बजे)/gi, '$1\u00a0').replace(/(सुबह|दोपहर|शाम|रात)[^\S\n]+(?=\d)/g, '$1\u00a0');
