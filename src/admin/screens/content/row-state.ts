import { expiryAlertDays } from '#schemas/records/expiry-alerts.ts';
import { addDays } from '#shared/calendar.ts';
import { filledOf } from './filled.ts';

/** What is to be seen to in a row of a form that counts its rows; `day` is the last on which it holds (YYYY-MM-DD). */
export type RowState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'expiring' | 'expired'; readonly day: string }
  | undefined;

/** Rows that say nothing of their own: the language, and the day until which another row holds. */
export const isCounted = (field: string): boolean => field !== 'lang' && !field.endsWith('_Valid_Until');

/** Where a row stands on a day. A document expires soon once the first alert has come. */
export const rowState = (field: string, values: Readonly<Record<string, unknown>>, today: string): RowState => {
  if (!isCounted(field)) return undefined;
  if (filledOf([field], values) === 0) return { kind: 'missing' };
  const day = values[`${field}_Valid_Until`];
  if (typeof day !== 'string' || day === '') return undefined;
  if (day < today) return { kind: 'expired', day };
  return day <= addDays(today, expiryAlertDays[0]) ? { kind: 'expiring', day } : undefined;
};
