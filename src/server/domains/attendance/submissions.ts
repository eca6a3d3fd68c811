import type { RegisterBody } from '#schemas/api/attendance/take.ts';
import type { RegisterRow, TakenSubmission } from '#server/store/schema.ts';
import { instantOf } from '#shared/calendar.ts';
import type { AttendanceDay } from './attendance-day.ts';

type Register = Pick<RegisterRow, 'version' | 'submissions'>;
type Submission = NonNullable<RegisterBody['Submission']>;

interface Sent {
  /** The version that it was made on; null for any. */
  readonly expected: number | null;
  readonly submission?: Submission | undefined;
}

/** How many a register remembers: a class is taken by one or two people, and corrected a few times. */
const kept = 20;

/**
 * What becomes of a submission: it was taken before, or a later one of the same device was; somebody else has changed
 * the register since it was made; or it is to be taken.
 */
export const judgeSubmission = (
  { version, submissions }: Register,
  { expected, submission }: Sent,
): 'known' | 'stale' | 'new' => {
  const before = submissions.find(({ key }) => key === submission?.Key);
  if (before && submission && before.number >= submission.Number) return 'known';
  return expected === null || version === expected || version === before?.version ? 'new' : 'stale';
};

/**
 * When a register was taken that comes now: as long ago as its device says, on the day that it is for and not after now.
 */
export const takenTime = (
  { date, timeZone }: Pick<AttendanceDay, 'date' | 'timeZone'>,
  { now, submission }: { readonly now: Date; readonly submission: Submission | undefined },
): Date => {
  const time = now.getTime() - (submission?.Taken_Ago ?? 0) * 1000;
  return new Date(Math.min(now.getTime(), Math.max(time, instantOf(timeZone, `${date}T00:00`))));
};

/** What was taken, with one more that made the version of the register. */
export const withSubmission = (
  { version, submissions }: Register,
  { Key: key, Number: number }: Submission,
): readonly TakenSubmission[] =>
  [...submissions.filter((one) => one.key !== key), { key, number, version }].slice(-kept);
