import { and, eq, inArray } from 'drizzle-orm';
import type { MergeBody, MergePreview } from '#schemas/api/students/merge.ts';
import { dayInWords, refuse } from '#server/core/errors/refusals.ts';
import { countDaysOf, countMonths, countRegister, monthStart } from '#server/domains/attendance/index.ts';
import { attendanceMarks, attendanceMonths, type MarkRow } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

interface Pair {
  readonly stays: number;
  readonly goes: number;
}

const keyOf = ({ date, part }: Pick<MarkRow, 'date' | 'part'>): string => `${date} ${part}`;

const readMarks = async (db: Db, pair: Pair) => {
  const rows = await db
    .select()
    .from(attendanceMarks)
    .where(inArray(attendanceMarks.studentId, [pair.stays, pair.goes]));
  // A day of halves comes to what these say.
  const halved = new Set(rows.filter(({ part }) => part !== 'Full').map(({ date }) => date));
  const own = rows.filter(({ date, part }) => part !== 'Full' || !halved.has(date));
  const ofStays = new Map(own.filter((row) => row.studentId === pair.stays).map((row) => [keyOf(row), row]));
  return {
    ofStays,
    ofGoes: own.filter((row) => row.studentId === pair.goes),
    counted: rows.filter((row) => row.studentId === pair.goes && !own.includes(row)),
  };
};

/** The days on which both have a mark, and not the same. */
export const differingMarks = async (db: Db, pair: Pair): Promise<MergePreview['marks']> => {
  const { ofStays, ofGoes } = await readMarks(db, pair);
  return ofGoes
    .flatMap((goes) => {
      const stays = ofStays.get(keyOf(goes));
      return stays && stays.status !== goes.status
        ? [{ Date: goes.date, Part: goes.part, Stays: stays.status, Goes: goes.status }]
        : [];
    })
    .toSorted((one, other) => one.Date.localeCompare(other.Date) || one.Part.localeCompare(other.Part));
};

interface Moving extends Pair {
  readonly schoolId: number;
  readonly chosen: MergeBody['Marks'];
}

/**
 * Gives the marks of one student to another. Of a day that both have, one mark is left; which, has to be chosen where
 * they differ. Months and registers are counted anew. Errors: `GUARD` where a choice is missing, with the days.
 */
export const moveMarks = async (tx: StoreContext, { schoolId, stays, goes, chosen }: Moving): Promise<void> => {
  const { db } = tx;
  const differing = await differingMarks(db, { stays, goes });
  const choices = new Map(chosen.map(({ Date: date, Part: part, Keep }) => [keyOf({ date, part }), Keep]));
  const open = differing.filter(({ Date: date, Part: part }) => !choices.has(keyOf({ date, part })));
  if (open.length > 0) {
    const days = [...new Set(open.map(({ Date: date }) => dayInWords(date)))].join(', ');
    throw refuse(`Choose which mark is right where both entries have one, and not the same: ${days}.`);
  }
  const { ofStays, ofGoes, counted } = await readMarks(db, { stays, goes });
  const registers = new Set<number>();
  for (const mark of counted) {
    await db.delete(attendanceMarks).where(markOf(mark));
    registers.add(mark.registerId);
  }
  for (const mark of ofGoes) {
    const key = keyOf(mark);
    const own = ofStays.get(key);
    const isTaken = own === undefined || (own.status !== mark.status && choices.get(key) === 'Goes');
    const lost = isTaken ? own : mark;
    if (lost) {
      await db.delete(attendanceMarks).where(markOf(lost));
      registers.add(lost.registerId);
    }
    if (isTaken) await db.update(attendanceMarks).set({ studentId: stays }).where(markOf(mark));
  }
  await db.delete(attendanceMonths).where(eq(attendanceMonths.studentId, goes));
  for (const registerId of registers) await countRegister(tx, registerId);
  await countDaysOf(
    tx,
    ofGoes.map(({ registerId }) => registerId),
  );
  const months = new Set(ofGoes.map(({ date }) => monthStart(date)));
  for (const date of [...months].toSorted()) await countMonths(tx, { schoolId, studentIds: [stays], date });
};

const markOf = ({ studentId, date, part }: MarkRow) =>
  and(eq(attendanceMarks.studentId, studentId), eq(attendanceMarks.date, date), eq(attendanceMarks.part, part));
