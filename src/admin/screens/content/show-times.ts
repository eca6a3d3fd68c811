import type { FullItem } from '#schemas/api/content/item.ts';
import { addDays } from '#shared/calendar.ts';
import { localDay } from '../../format/dates.ts';
import { endOfDay, instantAt, schoolTime } from '../../format/school-clock.ts';

/** When visitors see an item, as a form has it: days and a time by the school's clock. */
export interface ShowTimes {
  /** Whether it goes live by itself; otherwise when somebody publishes it. */
  readonly isTimed: boolean;
  /** YYYY-MM-DD, or nothing. */
  readonly fromDay: string;
  /** HH:mm. */
  readonly fromTime: string;
  /** The last day, to its end; nothing where there is no end. */
  readonly untilDay: string;
}

type Stored = Pick<FullItem, 'state' | 'publish_at' | 'expire_at'>;

const usualTime = '07:00';

export const timesOf = ({ state, publish_at, expire_at }: Stored): ShowTimes => {
  const isTimed = state === 'scheduled' && publish_at !== null;
  return {
    isTimed,
    fromDay: isTimed ? localDay(publish_at) : '',
    fromTime: isTimed ? schoolTime(publish_at).slice(11) : usualTime,
    untilDay: expire_at === null ? '' : localDay(expire_at),
  };
};

const publishAtOf = ({ isTimed, fromDay, fromTime }: ShowTimes): string | null =>
  isTimed && fromDay !== '' ? instantAt(fromDay, fromTime || '00:00') : null;

const expireAtOf = ({ untilDay }: ShowTimes): string | null => (untilDay === '' ? null : endOfDay(untilDay));

/** What is to be sent of times that were chosen; a time that stays as it is stored is left out. */
export const changedTimes = (
  times: ShowTimes,
  stored: Stored,
): { readonly publish_at?: string; readonly expire_at?: string | null } => {
  const before = timesOf(stored);
  const publishAt = publishAtOf(times);
  return {
    ...(publishAt !== null && publishAt !== publishAtOf(before) ? { publish_at: publishAt } : {}),
    ...(times.untilDay === before.untilDay ? {} : { expire_at: expireAtOf(times) }),
  };
};

/** What is wrong with times that were chosen. */
export interface TimeFaults {
  readonly publish_at?: 'noDay' | 'past';
  /** The day after which it may end. */
  readonly expire_at?: { readonly after: string; readonly isBeforeStart: boolean };
}

export const checkTimes = (times: ShowTimes, stored: Stored, now = new Date().toISOString()): TimeFaults => {
  const changed = changedTimes(times, stored);
  const isEarly = changed.publish_at !== undefined && changed.publish_at <= now;
  const first = times.isTimed && times.fromDay !== '' ? times.fromDay : localDay(now);
  // What a draft has kept counts once it is shown, as what is chosen now.
  const isToCome = changed.expire_at !== undefined || times.isTimed || stored.state === 'draft';
  const mustEndLater = times.untilDay !== '' && isToCome;
  return {
    ...(times.isTimed && times.fromDay === '' ? { publish_at: 'noDay' } : isEarly ? { publish_at: 'past' } : {}),
    ...(mustEndLater && times.untilDay < first
      ? { expire_at: { after: addDays(first, -1), isBeforeStart: times.isTimed } }
      : {}),
  };
};
