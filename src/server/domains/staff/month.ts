import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { exportStaffMonth, readStaffMonth, type StaffMonthRow } from '#schemas/api/staff/attendance.ts';
import { staffDayCodes, staffDayWeights } from '#schemas/records/staff.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { staffAttendance, staffMembers } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { readClosedDays } from './leave/closed-days.ts';
import { leaveCode, leaveOf, readLeaveOnDays } from './leave/on-days.ts';
import { readRoleNames } from './member-record.ts';
import { byName, dayOf, employedIn, whoOf } from './register.ts';

interface MonthQuery {
  /** YYYY-MM. */
  readonly Month: string;
  readonly Staff_Id?: number | undefined;
}

/** A month of the registers: of all, of one, or of the caller alone. */
export const readStaffMonthHandler = handle(readStaffMonth, ({ query }, context) =>
  context.read(async (tx) => {
    const days = daysIn(query.Month);
    const closedOn = await readClosedDays(tx, context, { first: days[0] ?? '', last: days.at(-1) ?? '' });
    const closed = days.flatMap((day) => {
      const why = closedOn(day);
      return why ? [{ Day: day, Name: why.name }] : [];
    });
    return ok({ Month: query.Month, closed, rows: await readMonth(tx, query, context) });
  }),
);

/** The days of a month (YYYY-MM), each YYYY-MM-DD. */
const daysIn = (month: string): string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
};

const readMonth = async (
  tx: StoreContext,
  { Month, Staff_Id }: MonthQuery,
  context: CallContext,
): Promise<StaffMonthRow[]> => {
  const { db } = tx;
  const days = daysIn(Month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const own = context.actor.kind === 'user' ? eq(staffMembers.userId, context.actor.userId) : sql`false`;
  const members = await db
    .select()
    .from(staffMembers)
    .where(
      and(
        employedIn(first, last),
        context.scope === 'all' ? undefined : own,
        Staff_Id === undefined ? undefined : eq(staffMembers.id, Staff_Id),
      ),
    )
    .orderBy(...byName);
  const ids = members.map(({ id }) => id);
  const rows = await db
    .select()
    .from(staffAttendance)
    .where(and(between(staffAttendance.day, first, last), inArray(staffAttendance.staffId, ids)))
    .orderBy(asc(staffAttendance.day));
  const roles = await readRoleNames(db);
  const leaveOn = await readLeaveOnDays(tx, context, { first, last });
  const { today } = await readSchoolDay(tx, context.now());
  return members.map((member) => {
    const entries = new Map(rows.filter(({ staffId }) => staffId === member.id).map((row) => [row.day, row]));
    const shown = days.flatMap((day) => {
      const entry = entries.get(day);
      const leave = leaveOn(member.id, day);
      if (entry) return [{ Day: day, ...dayOf(entry), ...leaveOf(leave) }];
      return leave ? [{ Day: day, Code: leaveCode(leave), ...leaveOf(leave) }] : [];
    });
    const past = shown.filter(({ Day }) => Day <= today || entries.has(Day));
    return {
      ...whoOf(member, roles),
      Days: shown,
      Worked: past.reduce((sum, { Code }) => sum + staffDayWeights[Code], 0),
    };
  });
};

/** The same as a table: a column for each day, and the sums. */
export const exportStaffMonthHandler = handle(exportStaffMonth, ({ query }, context) =>
  context.read(async (tx) => {
    const codeOn = ({ Days }: StaffMonthRow, day: string) => Days.find(({ Day }) => Day === day)?.Code;
    const countOf = ({ Days }: StaffMonthRow, code: string): number => Days.filter(({ Code }) => Code === code).length;
    const columns: readonly CsvColumn<StaffMonthRow>[] = [
      { label: 'Employee_No', value: ({ Employee_No }) => Employee_No },
      { label: 'Name', value: ({ Name }) => Name },
      { label: 'Work', value: ({ Work }) => Work },
      ...daysIn(query.Month).map((day) => ({ label: day, value: (row: StaffMonthRow) => codeOn(row, day) })),
      ...staffDayCodes.map((code) => ({ label: code, value: (row: StaffMonthRow) => countOf(row, code) })),
      { label: 'Worked', value: ({ Worked }) => Worked },
    ];
    return csvAnswer(`staff-attendance-${query.Month}.csv`, { columns, pages: [await readMonth(tx, query, context)] });
  }),
);
