import { and, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { dayOfHalves, type HalfDay, halfDays } from '#schemas/records/attendance.ts';
import { attendanceMarks, attendanceRegisters, type MarkRow, type RegisterRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { countMonths } from '../count-months.ts';
import { countRegister } from '../count-register.ts';
import { countCodes, countColumns } from '../counts.ts';
import { readHalves } from './read-halves.ts';

/**
 * Makes the register of a whole day anew from those of its halves. Reports, months and percentages read it alone. A
 * half that nobody has taken says nothing, as long as the other is taken.
 */
export const countDay = async (tx: StoreContext, whole: RegisterRow): Promise<void> => {
  const { db } = tx;
  const { schoolId, id, date } = whole;
  const halves = await readHalves(db, whole);
  const taken = halves.filter(({ takenAt }) => takenAt !== null);
  const said = taken.length > 0 ? taken : halves;
  const marks = await readMarks(tx, { date, registerIds: said.map((one) => one.id) });
  const days = [...marks].flatMap(([studentId, own]) => toDay(studentId, own));
  const gone = await dropOthers(
    tx,
    whole,
    days.map(({ studentId }) => studentId),
  );
  const moved = await writeDays(tx, whole, days);
  const last = taken.toSorted((a, b) => Number(a.takenAt) - Number(b.takenAt)).at(-1);
  await db
    .update(attendanceRegisters)
    .set({
      ...countColumns(countCodes(days.map(({ status }) => status))),
      takenAt: last?.takenAt ?? null,
      takenBy: last?.takenBy ?? null,
      locksOn:
        taken
          .map(({ locksOn }) => locksOn ?? '')
          .toSorted()
          .at(-1) || null,
      version: whole.version + 1,
    })
    .where(and(eq(attendanceRegisters.schoolId, schoolId), eq(attendanceRegisters.id, id)));
  for (const registerId of moved) await countRegister(tx, registerId);
  const studentIds = [...new Set([...days.map(({ studentId }) => studentId), ...gone])];
  await countMonths(tx, { schoolId, studentIds, date });
};

interface Asked {
  readonly date: string;
  readonly registerIds: readonly number[];
}

/** What the halves say of each student of a class; also what another class says, for who changed it at noon. */
const readMarks = async (
  { db }: StoreContext,
  { date, registerIds }: Asked,
): Promise<ReadonlyMap<number, MarkRow[]>> => {
  const own = await db
    .select()
    .from(attendanceMarks)
    .where(inArray(attendanceMarks.registerId, [...registerIds]));
  const byStudent = new Map<number, MarkRow[]>();
  for (const mark of own) byStudent.set(mark.studentId, [...(byStudent.get(mark.studentId) ?? []), mark]);
  const elsewhere = await db
    .select({ mark: attendanceMarks })
    .from(attendanceMarks)
    .innerJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, attendanceMarks.schoolId),
        eq(attendanceRegisters.id, attendanceMarks.registerId),
      ),
    )
    .where(
      and(
        inArray(attendanceMarks.studentId, [...byStudent.keys()]),
        eq(attendanceMarks.date, date),
        ne(attendanceMarks.part, 'Full'),
        notInArray(attendanceMarks.registerId, [...registerIds]),
        isNotNull(attendanceRegisters.takenAt),
      ),
    );
  for (const { mark } of elsewhere) byStudent.get(mark.studentId)?.push(mark);
  return byStudent;
};

type Said = Pick<MarkRow, 'status' | 'ownCode' | 'inTime' | 'outTime' | 'reason' | 'remark'>;

interface DayMark extends Said {
  readonly studentId: number;
  readonly takenBy: number | null;
  readonly takenAt: Date;
}

/** What the marks of a student's halves come to. */
const toDay = (studentId: number, marks: readonly MarkRow[]): DayMark[] => {
  const halves = marks.toSorted((a, b) => halfDays.indexOf(a.part as HalfDay) - halfDays.indexOf(b.part as HalfDay));
  const status = dayOfHalves(halves.map((mark) => mark.status));
  const last = halves.at(-1);
  if (!status || !last) return [];
  // Where a half says why, it says so of the day; a code of the school's own where all of the day has it.
  const away = halves.find((mark) => mark.status === status) ?? halves.find((mark) => mark.status !== 'P');
  const isWhole = halves.every((mark) => mark.ownCode === last.ownCode);
  return [
    {
      studentId,
      status,
      ownCode: isWhole && last.status === status ? last.ownCode : null,
      inTime: halves.find((mark) => mark.inTime !== null)?.inTime ?? null,
      outTime: halves.findLast((mark) => mark.outTime !== null)?.outTime ?? null,
      reason: away?.reason ?? null,
      remark: halves.find((mark) => mark.remark !== null)?.remark ?? null,
      takenBy: last.takenBy,
      takenAt: last.takenAt,
    },
  ];
};

/** Takes away what the day says of who is in no half any more; the students. */
const dropOthers = async (
  { db }: StoreContext,
  { id }: RegisterRow,
  studentIds: readonly number[],
): Promise<number[]> => {
  const gone = await db
    .delete(attendanceMarks)
    .where(and(eq(attendanceMarks.registerId, id), notInArray(attendanceMarks.studentId, [...studentIds])))
    .returning();
  return gone.map(({ studentId }) => studentId);
};

/** Writes the marks of a day; the other registers that a student was in until now. */
const writeDays = async (
  { db }: StoreContext,
  { schoolId, id, date }: RegisterRow,
  days: readonly DayMark[],
): Promise<number[]> => {
  if (days.length === 0) return [];
  const m = attendanceMarks;
  const moved = await db
    .selectDistinct({ registerId: m.registerId })
    .from(m)
    .where(
      and(
        inArray(
          m.studentId,
          days.map(({ studentId }) => studentId),
        ),
        eq(m.date, date),
        eq(m.part, 'Full'),
        ne(m.registerId, id),
      ),
    );
  await db
    .insert(m)
    .values(days.map((one) => ({ schoolId, date, part: 'Full' as const, registerId: id, ...one })))
    .onConflictDoUpdate({
      target: [m.schoolId, m.studentId, m.date, m.part],
      set: {
        registerId: id,
        status: sql`excluded.status`,
        ownCode: sql`excluded.own_code`,
        inTime: sql`excluded.in_time`,
        outTime: sql`excluded.out_time`,
        reason: sql`excluded.reason`,
        remark: sql`excluded.remark`,
        takenBy: sql`excluded.taken_by`,
        takenAt: sql`excluded.taken_at`,
      },
    });
  return moved.map(({ registerId }) => registerId);
};
