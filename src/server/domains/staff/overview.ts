import { and, asc, count, desc, isNull, ne, sql } from 'drizzle-orm';
import { readStaffOverview, type StaffOverview } from '#schemas/api/staff/read.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { staffMembers } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { keepsRecords } from './member-record.ts';

const current = and(ne(staffMembers.status, 'Left'), isNull(staffMembers.erasedAt));

/** How many work at the school, and where; for who keeps the records also whose birthdays are this month. */
export const readStaffOverviewHandler = handle(readStaffOverview, (_, context) =>
  context.read(async (tx) => {
    const { db } = tx;
    const { staffType, department } = staffMembers;
    const groups = await db
      .select({ staffType, department, total: count() })
      .from(staffMembers)
      .where(current)
      .groupBy(staffType, department);
    const sum = (type: string): number =>
      groups.filter((group) => group.staffType === type).reduce((all, { total }) => all + total, 0);
    const named = groups.flatMap((group) => group.department ?? []);
    const body: StaffOverview = {
      Teaching: sum('Teaching'),
      Others: sum('Non-teaching'),
      Departments: [...new Set(named)].toSorted((a, b) => a.localeCompare(b)),
    };
    if (!keepsRecords(context)) return ok(body);
    const { today } = await readSchoolDay(tx, context.now());
    return ok({ ...body, Birthdays: await readBirthdays(db, today), ...(await nextNumber(db)) });
  }),
);

const readBirthdays = async (db: Db, today: string): Promise<NonNullable<StaffOverview['Birthdays']>> => {
  const { dateOfBirth } = staffMembers;
  const month = today.slice(5, 7);
  const rows = await db
    .select()
    .from(staffMembers)
    .where(and(current, sql`to_char(${dateOfBirth}, 'MM') = ${month}`))
    .orderBy(asc(sql`to_char(${dateOfBirth}, 'DD')`), asc(staffMembers.firstName));
  return rows.map((row) => ({ Staff_Id: row.id, Name: wholeName(row), Day: dayIn(today, row.dateOfBirth ?? '') }));
};

/** A birthday in the year of a day; 29 February is kept on the 28th in other years. */
const dayIn = (today: string, born: string): string => {
  const day = `${today.slice(0, 4)}-${born.slice(5)}`;
  return new Date(day).toISOString().startsWith(day) ? day : day.replace(/29$/, '28');
};

/** The number after the one that was given last, where that ends in digits. */
const nextNumber = async (db: Db): Promise<Pick<StaffOverview, 'Next_Employee_No'>> => {
  const { employeeNo, id } = staffMembers;
  const [last] = await db.select({ employeeNo }).from(staffMembers).orderBy(desc(id)).limit(1);
  const [, head = '', digits] = /^(.*?)(\d{1,9})$/.exec(last?.employeeNo ?? '') ?? [];
  if (digits === undefined) return {};
  return { Next_Employee_No: head + String(Number(digits) + 1).padStart(digits.length, '0') };
};
