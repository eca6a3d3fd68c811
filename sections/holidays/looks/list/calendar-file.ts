import type { HolidayItem } from '#schemas/sources/holidays.ts';

const compact = (date: string): string => date.replaceAll('-', '');

const dayAfter = (date: string): string => {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const escapeText = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** An all-day event for a phone's calendar (RFC 5545) as a data link. An end date there is the day after. */
export const calendarHref = (holiday: HolidayItem): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Schoolyard//Holidays//EN',
    'BEGIN:VEVENT',
    `UID:holiday-${holiday.Id}-${compact(holiday.startHolidayDate)}@schoolyard`,
    `DTSTAMP:${compact(holiday.startHolidayDate)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(holiday.startHolidayDate)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(holiday.endHolidayDate))}`,
    `SUMMARY:${escapeText(holiday.classes ? `${holiday.name} (${holiday.classes.join(', ')})` : holiday.name)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
};
