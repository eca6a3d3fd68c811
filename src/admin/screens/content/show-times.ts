import dayjs from 'dayjs';
import type { FullItem } from '#schemas/api/content/item.ts';

/** When visitors see an item, as a form has it: days and a time by the clock of this device. */
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
const dayFormat = 'YYYY-MM-DD';

export const timesOf = ({ state, publish_at, expire_at }: Stored): ShowTimes => {
  const isTimed = state === 'scheduled' && publish_at !== null;
  return {
    isTimed,
    fromDay: isTimed ? dayjs(publish_at).format(dayFormat) : '',
    fromTime: isTimed ? dayjs(publish_at).format('HH:mm') : usualTime,
    untilDay: expire_at === null ? '' : dayjs(expire_at).format(dayFormat),
  };
};

const publishAtOf = ({ isTimed, fromDay, fromTime }: ShowTimes): string | null =>
  isTimed && fromDay !== '' ? dayjs(`${fromDay}T${fromTime || '00:00'}`).toISOString() : null;

const expireAtOf = ({ untilDay }: ShowTimes): string | null =>
  untilDay === '' ? null : dayjs(untilDay).endOf('day').toISOString();

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

export const checkTimes = (times: ShowTimes, stored: Stored, now = dayjs()): TimeFaults => {
  const changed = changedTimes(times, stored);
  const isEarly = changed.publish_at !== undefined && !dayjs(changed.publish_at).isAfter(now);
  const first = times.isTimed && times.fromDay !== '' ? times.fromDay : now.format(dayFormat);
  const mustEndLater = times.untilDay !== '' && (changed.expire_at !== undefined || times.isTimed);
  return {
    ...(times.isTimed && times.fromDay === '' ? { publish_at: 'noDay' } : isEarly ? { publish_at: 'past' } : {}),
    ...(mustEndLater && times.untilDay < first
      ? { expire_at: { after: dayjs(first).subtract(1, 'day').format(dayFormat), isBeforeStart: times.isTimed } }
      : {}),
  };
};
