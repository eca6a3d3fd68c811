import type { StoreContext } from '#server/store/store.ts';
import { weekDayOf } from '#server/tenancy/school-calendar.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { localTimeIn } from '#shared/calendar.ts';

/** The day at the gate of a school. */
export interface DeskDay {
  readonly timeZone: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The local time of now: HH:MM. */
  readonly time: string;
  /** When the school closes today, by its timings or those of this day alone: HH:MM. */
  readonly closes: string | undefined;
}

/** The local time of an instant: HH:MM. */
export const clockAt = (timeZone: string, instant: Date): string => localTimeIn(timeZone, instant.getTime()).slice(11);

export const readDeskDay = async (context: StoreContext, now: Date): Promise<DeskDay> => {
  const { timeZone, today } = await readSchoolDay(context, now);
  const reader = createStoreReader(context.db, now);
  const [profile] = await reader.items('schoolProfile');
  const change = (await reader.items('holiday')).findLast(
    ({ document: one }) =>
      one.Holiday_Type === 'Timing_Change' &&
      (one.Applies_To ?? 'All') === 'All' &&
      one.startHolidayDate <= today &&
      one.endHolidayDate >= today,
  );
  const weekday = weekDayOf(today);
  const ends = (profile?.document.School_Timings ?? [])
    .filter(({ days }) => days.some((day) => day === weekday))
    .map(({ closes }) => closes);
  const closes = change?.document.Closes_At ?? ends.toSorted().at(-1);
  return { timeZone, today, time: clockAt(timeZone, now), closes };
};
