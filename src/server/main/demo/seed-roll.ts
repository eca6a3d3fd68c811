import { enterRegisters } from '#server/domains/attendance/index.ts';
import { enterMembers, enterStaffDays } from '#server/domains/staff/index.ts';
import { enterStudents, hasStudents } from '#server/domains/students/index.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { readSchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { addDays, sessionFirstDay, sessionLabel } from '#shared/calendar.ts';
import { markOf, staffCodeOf } from './make-registers.ts';
import { makeRoll } from './make-roll.ts';
import type { RollFile } from './roll-file.ts';

interface RollOptions {
  readonly store: Store;
  readonly schoolId: number;
  readonly file: RollFile;
  readonly now: Date;
}

/** How many days of school have their registers. */
const registered = 40;

/**
 * Gives a demo school its students and staff, and the registers of its last days; of today none is taken yet. All of it
 * or, where the school has a student already, nothing.
 */
export const seedRoll = ({ store, schoolId, file, now }: RollOptions): Promise<void> =>
  store.school(schoolId, async (tx) => {
    const { today, startYear } = await readSchoolDay(tx, now);
    const session = sessionLabel(startYear);
    if (await hasStudents(tx)) return;
    const students = await enterStudents(tx, { schoolId, today, students: makeRoll(file, session) });
    const members = await enterMembers(tx, { schoolId, members: file.staff });
    const days = await lastDays(tx, { from: sessionFirstDay(session), today, now });
    await enterRegisters(tx, {
      schoolId,
      session,
      days,
      students,
      markOf: (id, date) => markOf(String(id), date),
    });
    const codes = members.flatMap(({ id }) =>
      days.map((day) => ({ staffId: id, day, code: staffCodeOf(String(id), day) })),
    );
    await enterStaffDays(tx, schoolId, codes);
    await recordAudit(
      tx,
      { schoolId, actor: 'first start', action: 'demo roll' },
      {
        entity: 'school',
        id: schoolId,
        after: { students: students.length, staff: members.length, days: days.length },
      },
    );
  });

interface Since {
  readonly from: string;
  readonly today: string;
  readonly now: Date;
}

/** The last days of school before today, the first one first. */
const lastDays = async (tx: StoreContext, { from, today, now }: Since): Promise<string[]> => {
  const calendar = await readSchoolCalendar(createStoreReader(tx.db, now));
  const days: string[] = [];
  for (let day = addDays(today, -1); day >= from && days.length < registered; day = addDays(day, -1))
    if (!calendar.closedOn(day, 0)) days.unshift(day);
  return days;
};
