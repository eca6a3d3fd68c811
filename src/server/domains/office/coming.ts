import { type ComingEntry, comingLimits } from '#schemas/api/office.ts';
import type { ContentReader } from '#server/tenancy/content-reader.ts';
import { addDays } from '#shared/calendar.ts';

/** What is on at the school from a day on, in the order of the days. */
export const readComing = async (reader: ContentReader, today: string): Promise<ComingEntry[]> => {
  const last = addDays(today, comingLimits.days);
  const holidays = (await reader.items('holiday')).map(({ id, document }): ComingEntry => {
    const { name, startHolidayDate: from, endHolidayDate: to, Holiday_Type: type, Opens_At: time } = document;
    const kind = type === 'Timing_Change' ? 'timing' : type === 'Exam' ? 'exam' : 'holiday';
    return { kind, id, name, from, to, ...(kind === 'timing' && time ? { time } : {}) };
  });
  const events = (await reader.items('event')).map(({ id, document }): ComingEntry => {
    const { noticeHead: name, entryDateTime, endDateTime = entryDateTime, allDay = false, venue } = document;
    const [from = '', time = ''] = entryDateTime.split('T');
    const to = endDateTime.split('T')[0] ?? from;
    return {
      kind: 'event',
      id,
      name,
      from,
      to,
      ...(allDay ? {} : { time: time.slice(0, 5) }),
      ...(venue ? { place: venue } : {}),
    };
  });
  return [...holidays, ...events]
    .filter(({ from, to }) => from <= last && to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.id - b.id)
    .slice(0, comingLimits.entries);
};
