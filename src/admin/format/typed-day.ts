import { parseDate } from '#shared/fields/dates.ts';
import { localDay } from './dates.ts';
import { plainDay } from './plain-day.ts';

/** The days (YYYY-MM-DD) that a field takes. */
export interface DayBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Digits alone, as a keyboard of digits writes a day: 05042026. */
const withSlashes = (text: string): string => text.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3');

/** The day and month of a text without a year, in this year or the one beside it that the field takes. */
const withoutYear = (text: string, { min = '', max = '9999' }: DayBounds): string | undefined => {
  const year = Number(localDay().slice(0, 4));
  const days = [year, year + 1, year - 1].flatMap(
    (one) => parseDate(`${text} ${one}`) ?? parseDate(`${text}/${one}`) ?? [],
  );
  return days.find((day) => day >= min.slice(0, 10) && day <= max.slice(0, 10)) ?? days[0];
};

/** The day (YYYY-MM-DD) that somebody has typed, the day first: 05/04, 5 Apr and 05042026 are 5 April. */
export const typedDay = (text: string, bounds: DayBounds = {}): string | undefined => {
  const plain = withSlashes(plainDay(text.trim()));
  return parseDate(plain) ?? (/\d/.test(plain) ? withoutYear(plain, bounds) : undefined);
};

/** Whether a day is written to its end: what is typed next could only be another day. */
export const hasWholeYear = (text: string): boolean =>
  /\D\d{4}$|^\d{8}$|^\d{4}-\d{2}-\d{2}$/.test(plainDay(text.trim()));

/** The parts of a day in Hindi, with the hours of theirs that are after noon. */
const isAfternoon: Readonly<Record<string, (hour: number) => boolean>> = {
  am: () => false,
  सुबह: () => false,
  pm: () => true,
  दोपहर: () => true,
  शाम: () => true,
  रात: (hour) => hour >= 6 && hour < 12,
};

const timeAtEnd = /(?:^|[\s,T])(सुबह|दोपहर|शाम|रात)?\s?(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s?(?:([ap])\.?m\.?)?$/i;

/** A time (HH:mm) at the end of a text, and what stands before it. */
const splitTime = (plain: string): { readonly time: string; readonly before: string } | undefined => {
  const [found, part, hours = '', minutes, half] = timeAtEnd.exec(plain) ?? [];
  const named = half === undefined ? part : `${half.toLowerCase()}m`;
  if (found === undefined || (minutes === undefined && named === undefined)) return undefined;
  const hour = Number(hours);
  const isHalved = named !== undefined;
  if (hour > (isHalved ? 12 : 23) || (isHalved && hour === 0) || Number(minutes ?? 0) > 59) return undefined;
  const first = isHalved ? hour % 12 : hour;
  const last = isHalved && isAfternoon[named]?.(hour) ? first + 12 : first;
  return { time: `${String(last).padStart(2, '0')}:${minutes ?? '00'}`, before: plain.slice(0, -found.length) };
};

/** The day and the time (YYYY-MM-DDTHH:mm) that somebody has typed: `5 Apr 2026, 8:30 am`. */
export const typedDayTime = (text: string, bounds: DayBounds = {}): string | undefined => {
  const split = splitTime(text.trim());
  const day = split && typedDay(split.before.replace(/,$/, ''), bounds);
  return day && `${day}T${split.time}`;
};

/** A time in digits alone, as a keyboard of digits writes it: 8, 830, 1430. */
const withColon = (text: string): string =>
  text.replace(/(?<![\d:.])(\d{1,2}?)(\d{2})?(?=\s*(?:[ap]\.?m\.?)?$)/i, colon);

const colon = (_: string, hours: string, minutes = '00'): string => `${hours}:${minutes}`;

/** The time (HH:mm) that somebody has typed: `8:30 am`, `सुबह 8:30`, 830, 14.15. */
export const typedTime = (text: string): string | undefined => {
  const split = splitTime(withColon(text.trim()));
  return split?.before === '' ? split.time : undefined;
};

/** Whether a time is written to its end, as far as can be seen. */
export const hasMinutes = (text: string): boolean => /\d[:.]\d{2}(\s?[ap]\.?m\.?)?$/i.test(text.trim());
