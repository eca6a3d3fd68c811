import { chanceOf, wholeOf } from '#engine/states/random.ts';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import type { StaffDayCode } from '#schemas/records/staff.ts';

const reasons = ['Fever', 'Cold and cough', 'Family function', 'Out of town', 'Stomach ache'] as const;

/** How likely each student is to be there: of 100 about three are often away. */
const presenceOf = (student: string): number =>
  chanceOf(`often/${student}`) < 0.03 ? 0.66 : 0.92 + 0.07 * chanceOf(`usual/${student}`);

export interface DemoMark {
  readonly status: AttendanceCode;
  readonly reason?: string;
}

/** What the register of a day says of a student, by any name that the student keeps. Who falls ill is away for days. */
export const markOf = (student: string, date: string): DemoMark => {
  const illSince = wholeOf(`ill/${student}/${date.slice(0, 7)}`, 1, 90);
  const day = Number(date.slice(8));
  if (day >= illSince && day < illSince + 3) return { status: 'A', reason: 'Fever' };
  const chance = chanceOf(`${student}/${date}`);
  if (chance < presenceOf(student)) return chance < 0.015 ? { status: 'L' } : { status: 'P' };
  const kind = chanceOf(`kind/${student}/${date}`);
  if (kind < 0.25) return { status: 'LV', reason: reasons[wholeOf(`why/${student}/${date}`, 0, 4)] ?? reasons[0] };
  return { status: kind < 0.3 ? 'HD' : 'A' };
};

/** The same of a member of staff. */
export const staffCodeOf = (member: string, date: string): StaffDayCode => {
  const chance = chanceOf(`staff/${member}/${date}`);
  if (chance < 0.93) return 'P';
  if (chance < 0.955) return 'L';
  if (chance < 0.985) return 'LV';
  return chance < 0.992 ? 'OD' : 'HD';
};
