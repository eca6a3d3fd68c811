import type { AttendanceSettings } from '#schemas/api/attendance/settings.ts';
import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import { halfDays } from '#schemas/records/attendance.ts';
import { countsOf } from '#server/store/attendance-sums.ts';
import type { RegisterRow } from '#server/store/schema.ts';
import type { AttendanceDay } from '../attendance-day.ts';
import { stateOf, takenOf } from '../register.ts';

type Halves = NonNullable<ClassOfDay['Halves']>;

interface Asked {
  readonly day: AttendanceDay;
  readonly settings: AttendanceSettings;
  /** All registers of the class on the day. */
  readonly registers: readonly RegisterRow[];
  readonly names: ReadonlyMap<number, string>;
}

/** The registers of the halves of a day; undefined where the class is taken once on it. */
export const halvesOfClass = ({ day, settings, registers, names }: Asked): Halves | undefined => {
  const taken = registers.filter(({ takenAt }) => takenAt !== null);
  const isHalved = taken.some(({ part }) => part !== 'Full');
  if (!isHalved && (settings.Mode === 'Daily' || taken.length > 0)) return undefined;
  return halfDays.map((part) => {
    const row = registers.find((one) => one.part === part);
    return {
      Part: part,
      State: stateOf(row, day.today),
      ...takenOf(row, names),
      Is_Due:
        day.date < day.today ||
        (day.date === day.today && (part === 'Forenoon' || day.time >= settings.Afternoon_From)),
      Counts: countsOf(row),
    };
  });
};
