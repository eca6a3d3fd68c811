import type { ClosedDay } from '#schemas/api/attendance/shared.ts';
import { lockDays } from '#schemas/records/attendance.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolCalendar, type SchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import {
  addDays,
  localTimeIn,
  sessionFirstDay,
  sessionLabel,
  sessionLastDay,
  sessionStartYear,
} from '#shared/calendar.ts';

/** A day at a school. */
export interface AttendanceDay {
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  /** What the school's clocks show, `HH:mm`. */
  readonly time: string;
  /** The session that the day lies in. */
  readonly session: string;
  readonly calendar: SchoolCalendar;
}

/** A day, or today where none is asked for. */
export const readAttendanceDay = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now'>,
  date?: string,
): Promise<AttendanceDay> => {
  const now = context.now();
  const { today, timeZone } = await readSchoolDay(tx, now);
  const calendar = await readSchoolCalendar(createStoreReader(tx.db, now));
  const day = date ?? today;
  const time = localTimeIn(timeZone, now.getTime()).slice(11);
  return { date: day, today, timeZone, time, session: sessionOf(day), calendar };
};

export const sessionOf = (date: string): string => sessionLabel(sessionStartYear(date));

/** A session from its first day on, or from a later one, to its last, or to today. */
export const daysOfSession = (session: string, today: string): { readonly from: string; readonly to: string } => {
  const last = sessionLastDay(session);
  return { from: sessionFirstDay(session), to: today < last ? today : last };
};

interface AskedDay {
  readonly classId: number;
  /** Whether a working day was declared. */
  readonly isWorkingDay: boolean;
}

/**
 * Why no register of a class is taken on a day; undefined where one is. The last days of a session stay open for as long
 * as a register does: what was taken without a network is sent after them.
 */
export const findClosed = (
  { date, today, session, calendar }: AttendanceDay,
  { classId, isWorkingDay }: AskedDay,
): ClosedDay | undefined => {
  const running = sessionOf(today);
  const isJustOver = date < today && date >= addDays(today, -lockDays);
  if (session !== running && !isJustOver) return { Kind: 'Outside_Session', Name: running };
  const closed = isWorkingDay ? undefined : calendar.closedOn(date, classId);
  return closed && { Kind: closed.kind, Name: closed.name };
};
