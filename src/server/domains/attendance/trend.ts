import { and, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { type AttendanceTrend, exportTrend, readTrend, type TrendQuery } from '#schemas/api/attendance/trend.ts';
import { type AttendanceCounts, attendancePercent } from '#schemas/records/attendance.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { countsOf, sumsOf } from '#server/store/attendance-sums.ts';
import { attendanceRegisters } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { daysOfSession, readAttendanceDay } from './attendance-day.ts';
import { requireClass } from './classes.ts';
import { addCounts } from './counts.ts';

/** The attendance of a class week by week; beside that of the school, for who may see all of it. */
export const readTrendHandler = handle(readTrend, ({ query }, context) =>
  context.read(async (tx) => ok(await trendOf(tx, context, query))),
);

export const exportTrendHandler = handle(exportTrend, ({ query }, context) =>
  context.read(async (tx) => {
    const { weeks, School_Percent: school } = await trendOf(tx, context, query);
    const columns: readonly CsvColumn<Week>[] = [
      { label: 'Week', value: (row) => row.Week },
      { label: 'Percent', value: (row) => row.Percent },
      ...(school === undefined ? [] : [{ label: 'School_Percent', value: (row: Week) => row.School_Percent }]),
      { label: 'Absent', value: (row) => row.Absent },
    ];
    return csvAnswer('attendance-trend.csv', { columns, pages: [weeks] });
  }),
);

type Week = AttendanceTrend['weeks'][number];

const trendOf = async (tx: StoreContext, context: CallContext, query: TrendQuery): Promise<AttendanceTrend> => {
  const { db } = tx;
  requireClass(context, query);
  const { today, session: running } = await readAttendanceDay(tx, context);
  const session = query.Session ?? running;
  const { from, to } = daysOfSession(session, today);
  const inTime = and(
    gte(attendanceRegisters.date, from),
    lte(attendanceRegisters.date, to),
    eq(attendanceRegisters.part, query.Part),
    isNotNull(attendanceRegisters.takenAt),
  );
  const ofClass = and(
    eq(attendanceRegisters.classId, query.Class_Id),
    eq(attendanceRegisters.sectionId, query.Section_Id),
  );
  const own = await readWeeks(db, and(inTime, ofClass));
  const school = context.scope === 'all' ? await readWeeks(db, inTime) : undefined;
  return {
    Session: session,
    Percent: attendancePercent(addCounts([...own.values()])),
    ...(school ? { School_Percent: attendancePercent(addCounts([...school.values()])) } : {}),
    weeks: [...own].map(([week, counts]) => ({
      Week: week,
      Percent: attendancePercent(counts),
      ...(school ? { School_Percent: percentOf(school.get(week)) } : {}),
      Absent: counts.A,
    })),
  };
};

const percentOf = (counts: AttendanceCounts | undefined): number | null => (counts ? attendancePercent(counts) : null);

/** The counts of registers by the Mondays of their weeks, the first one first. */
const readWeeks = async (db: Db, where: SQL | undefined): Promise<ReadonlyMap<string, AttendanceCounts>> => {
  const week = sql<string>`to_char(date_trunc('week', ${attendanceRegisters.date}), 'YYYY-MM-DD')`.as('week');
  const rows = await db
    .select({ week, ...sumsOf(attendanceRegisters) })
    .from(attendanceRegisters)
    .where(where)
    .groupBy(week)
    .orderBy(week);
  return new Map(rows.map((row) => [row.week, countsOf(row)]));
};
