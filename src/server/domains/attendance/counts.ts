import {
  type AttendanceCode,
  type AttendanceCounts,
  attendanceCodes,
  attendancePercent,
  markedDays,
  noMarks,
} from '#schemas/records/attendance.ts';
import type { CountColumn } from '#server/store/attendance-sums.ts';
import type { RegisterRow } from '#server/store/schema.ts';

/** How often each code is in a list. */
export const countCodes = (codes: Iterable<AttendanceCode>): AttendanceCounts => {
  const counts = { ...noMarks };
  for (const code of codes) counts[code] += 1;
  return counts;
};

/** The columns that a register's counts are stored in. */
export const countColumns = (counts: AttendanceCounts): Pick<RegisterRow, CountColumn> => ({
  present: counts.P,
  absent: counts.A,
  late: counts.L,
  halfDay: counts.HD,
  onLeave: counts.LV,
  onDuty: counts.OD,
});

export const addCounts = (all: readonly AttendanceCounts[]): AttendanceCounts => {
  const sum = { ...noMarks };
  for (const counts of all) for (const code of attendanceCodes) sum[code] += counts[code];
  return sum;
};

/** Counts with their sum and their percentage, as the calls show them. */
export const summed = (counts: AttendanceCounts) => ({
  Counts: { ...counts },
  Days: markedDays(counts),
  Percent: attendancePercent(counts),
});
