import { dayMs } from '#shared/calendar.ts';

/** How many days lie between two dates, YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** A child's age on a day, in whole years and months. */
export const ageOf = (birth: string, on: string): { readonly years: number; readonly months: number } => {
  const [by = 0, bm = 0, bd = 0] = birth.split('-').map(Number);
  const [y = 0, m = 0, d = 0] = on.split('-').map(Number);
  const months = (y - by) * 12 + (m - bm) - (d < bd ? 1 : 0);
  return { years: Math.floor(months / 12), months: months % 12 };
};
