import { addDays, instantOf, localTimeIn } from '#shared/calendar.ts';

/** The device's, until the office knows the school's. */
let zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** From now on days and times are those of this zone, wherever the device is. */
export const keepSchoolTime = (timeZone: string): void => {
  zone = timeZone;
};

/** What the school's clock shows at a time, or now: YYYY-MM-DDTHH:mm. */
export const schoolTime = (instant?: string): string =>
  localTimeIn(zone, instant === undefined ? Date.now() : Date.parse(instant));

/** The time, in UTC, at which the school's clock shows a day and HH:mm. */
export const instantAt = (day: string, time: string): string =>
  new Date(instantOf(zone, `${day}T${time}`)).toISOString();

/** The last moment of a day at the school. */
export const endOfDay = (day: string): string =>
  new Date(instantOf(zone, `${addDays(day, 1)}T00:00`) - 1).toISOString();
