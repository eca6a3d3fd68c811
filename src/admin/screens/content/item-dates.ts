import type { ListedItem } from '#schemas/api/content/item.ts';
import { formatDay, formatTime } from '../../format/dates.ts';
import { schoolTime } from '../../format/school-clock.ts';
import type { TypeLayout } from './types/define-type.ts';

/** A day, and the time on it where that counts. */
export interface ShownDate {
  readonly day: string;
  readonly time?: string;
}

interface ItemDates {
  /** Its own day, or when it begins. */
  readonly from?: ShownDate | undefined;
  /** When it ends, or until when visitors see it. */
  readonly until?: ShownDate | undefined;
}

type Dated = Pick<ListedItem, 'document' | 'expire_at'>;

/** When visitors see an item for the last time; it is without a time where that is the end of a day. */
export const shownUntil = ({ expire_at: end }: Pick<ListedItem, 'expire_at'>, locale: string): ShownDate | undefined =>
  end === null
    ? undefined
    : {
        day: formatDay(end, locale),
        ...(schoolTime(end).slice(11) === '23:59' ? {} : { time: formatTime(end, locale) }),
      };

/** The days that a list shows of an item, in words. */
export const datesOf = (item: Dated, { dates }: TypeLayout, locale: string): ItemDates => {
  const { document } = item;
  const own = (field: string | undefined): ShownDate | undefined => {
    const value = field === undefined ? undefined : document[field];
    if (typeof value !== 'string' || value === '') return undefined;
    const isTimed = dates?.until !== undefined && value.includes('T') && document.allDay !== true;
    return { day: formatDay(value, locale), ...(isTimed ? { time: formatTime(value, locale) } : {}) };
  };
  return {
    from: own(dates?.from),
    until: dates?.until === undefined ? shownUntil(item, locale) : own(dates.until),
  };
};
