import { weekDays } from '#schemas/content/school-profile.ts';
import { daysSinceMonday } from '#shared/calendar.ts';
import type { ContentItemOf, ContentReader } from './content-reader.ts';

type Holiday = ContentItemOf<'holiday'>['document'];
type WeekDay = (typeof weekDays)[number];

/** Why there is no school on a day: a holiday by its name, or a weekly day off. */
export interface ClosedDay {
  readonly kind: 'Holiday' | 'Week_Off';
  readonly name: string;
}

export interface SchoolCalendar {
  /** Undefined where a class has school. */
  closedOn(date: string, classId: number): ClosedDay | undefined;
  /** Undefined where the staff works. */
  closedForStaff(date: string): ClosedDay | undefined;
}

export const weekDayOf = (date: string): WeekDay => weekDays[daysSinceMonday(date)] ?? 'Monday';

/** Exams are days of school, and so are those with another timing. */
export const isDayOff = ({ Holiday_Type: type = 'School' }: Holiday): boolean =>
  type !== 'Exam' && type !== 'Timing_Change';

/** A school that has not said its days off rests on Sundays. */
const usualDaysOff: readonly WeekDay[] = ['Sunday'];

/** The days off of a school's classes and its staff, by its profile and its holidays. */
export const readSchoolCalendar = async (reader: ContentReader): Promise<SchoolCalendar> => {
  const [profile] = await reader.items('schoolProfile');
  const off = new Set<string>(profile?.document.Week_Off ?? usualDaysOff);
  const holidays = (await reader.items('holiday')).map(({ document }) => document).filter(isDayOff);
  const closedFor = (date: string, isFor: (holiday: Holiday) => boolean): ClosedDay | undefined => {
    const holiday = holidays.find((one) => one.startHolidayDate <= date && date <= one.endHolidayDate && isFor(one));
    if (holiday) return { kind: 'Holiday', name: holiday.name };
    const day = weekDayOf(date);
    return off.has(day) ? { kind: 'Week_Off', name: day } : undefined;
  };
  return {
    closedOn: (date, classId) => closedFor(date, (holiday) => isForClass(holiday, classId)),
    closedForStaff: (date) => closedFor(date, isForStaff),
  };
};

const isForStaff = ({ Applies_To: whom = 'All' }: Holiday): boolean => whom === 'All' || whom === 'Staff';

const isForClass = ({ Applies_To: whom = 'All' }: Holiday, classId: number): boolean =>
  whom === 'All' || whom.split(',').includes(String(classId));
