import type { StoreContext } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { type ApiError, AppError } from '#shared/errors/app-error.ts';

interface Stale {
  /** Who made the version that is stored; undefined if nobody knows. */
  readonly user: string | undefined;
  /** When. */
  readonly at: Date;
  readonly now: Date;
  /** Both versions, as the answer shows them. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** `STALE`: who changed it, and when by the school's clock, with both versions. */
export const staleEdit = async (
  { db }: Pick<StoreContext, 'db'>,
  { user = 'Someone', at, now, details }: Stale,
): Promise<ApiError> => {
  const timeZone = await readTimeZone(createStoreReader(db, now));
  return new AppError('STALE', { user, time: timeIn(timeZone, at) }, { details });
};

/** `21 Nov 2026, 12:00`. */
const timeIn = (timeZone: string, time: Date): string => {
  const options = { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...options, hourCycle: 'h23', timeZone });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return `${of('day')} ${of('month')} ${of('year')}, ${of('hour')}:${of('minute')}`;
};
