import { type Shape, solid } from './shape.ts';

const dayMs = 86_400_000;

/** The academic year starts in April. */
const firstDay = (today: string): number => {
  const year = Number(today.slice(0, 4));
  return Date.UTC(Number(today.slice(5, 7)) >= 4 ? year : year - 1, 3, 1);
};

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day of the school year of `today` that lies at a fraction of it, 0 to 1: April to March. */
export const dayOfSession = (today: string, fraction: number): string =>
  dayAt(firstDay(today) + Math.floor(fraction * 350 + 10) * dayMs);

const startOf = /^start(.*Date)$/;
const isDate = (shape: Shape | undefined): boolean => shape !== undefined && solid(shape).format === 'date';

/**
 * Makes the dates of one item agree: it ends on the day it starts or soon after, and what it says of being past is
 * true.
 */
export const settleDates = (
  item: Record<string, unknown>,
  properties: Readonly<Record<string, Shape>>,
  today: string,
): Record<string, unknown> => {
  if (typeof item.past === 'boolean' && typeof item.entryDateTime === 'string')
    return { ...item, past: item.entryDateTime.slice(0, 10) < today };
  const start = Object.keys(item).find((name) => startOf.test(name)) ?? '';
  const end = start.replace(startOf, 'end$1');
  if (!Object.hasOwn(item, end) || !isDate(properties[start]) || !isDate(properties[end])) return item;
  const first = Date.parse(String(item[start]));
  const days = 1 + ((first / dayMs) % 3);
  const last = dayAt(first + (days - 1) * dayMs);
  return {
    ...item,
    [end]: last,
    ...(typeof item.days === 'number' ? { days } : {}),
    ...(typeof item.past === 'boolean' ? { past: last < today } : {}),
  };
};
