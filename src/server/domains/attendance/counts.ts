import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type AttendanceCode, type AttendanceCounts, attendanceCodes, noMarks } from '#schemas/records/attendance.ts';
import type { RegisterRow } from '#server/store/schema.ts';

type CountColumn = 'present' | 'absent' | 'late' | 'halfDay' | 'onLeave' | 'onDuty';

const columnOf: Readonly<Record<AttendanceCode, CountColumn>> = {
  P: 'present',
  A: 'absent',
  L: 'late',
  HD: 'halfDay',
  LV: 'onLeave',
  OD: 'onDuty',
};

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

/** The counts of a row; none of no row. */
export const countsOf = (row: Pick<RegisterRow, CountColumn> | undefined): AttendanceCounts =>
  row
    ? { P: row.present, A: row.absent, L: row.late, HD: row.halfDay, LV: row.onLeave, OD: row.onDuty }
    : { ...noMarks };

export const addCounts = (all: readonly AttendanceCounts[]): AttendanceCounts => {
  const sum = { ...noMarks };
  for (const counts of all) for (const code of attendanceCodes) sum[code] += counts[code];
  return sum;
};

/** The sum of each count over the rows of a group, under the names of the columns. */
export const sumsOf = (table: Readonly<Record<CountColumn, AnyPgColumn>>): Record<CountColumn, SQL.Aliased<number>> => {
  const sum = (name: CountColumn) => sql<number>`sum(${table[name]})`.mapWith(Number).as(`sum_${name}`);
  return {
    present: sum(columnOf.P),
    absent: sum(columnOf.A),
    late: sum(columnOf.L),
    halfDay: sum(columnOf.HD),
    onLeave: sum(columnOf.LV),
    onDuty: sum(columnOf.OD),
  };
};
