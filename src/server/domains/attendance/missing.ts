import { and, between } from 'drizzle-orm';
import {
  exportMissing,
  listMissing,
  type MissingQuery,
  type MissingRegister,
} from '#schemas/api/attendance/missing.ts';
import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { attendanceRegisters, type RegisterRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { addDays, daysBetween } from '#shared/calendar.ts';
import { readAttendanceDay, sessionOf } from './attendance-day.ts';
import { classOnDay, missingParts, withoutElsewhere } from './class-days.ts';
import { type ClassSize, inOwnClasses, placeKey, readClasses } from './classes.ts';
import { readHalfSettings } from './halves/settings.ts';
import { readReminders, reminderKey } from './reminders.ts';
import { readTeacherNames } from './teachers.ts';

const dayEnd = '23:59';
const usualDays = 30;
const maxDays = 92;

/** The registers that nobody has taken in a period. */
export const listMissingHandler = handle(listMissing, ({ query }, context) =>
  context.read(async (tx) => ok(await readMissing(tx, context, query))),
);

export const exportMissingHandler = handle(exportMissing, ({ query }, context) =>
  context.read(async (tx) => {
    const { From, To, registers } = await readMissing(tx, context, query);
    const { nameOf } = await readClassNames(tx.db);
    const columns: readonly CsvColumn<MissingRegister>[] = [
      { label: 'Date', value: (row) => row.Date },
      { label: 'Class', value: (row) => nameOf({ classId: row.Class_Id, sectionId: row.Section_Id }) },
      { label: 'Part', value: (row) => row.Parts.join(', ') },
      { label: 'Students', value: (row) => row.Students },
      { label: 'Teachers', value: (row) => row.Teachers.join(', ') },
      { label: 'Reminded_At', value: (row) => row.Reminded_At },
    ];
    return csvAnswer(`missing-registers-${From}-${To}.csv`, { columns, pages: [registers] });
  }),
);

const readMissing = async (tx: StoreContext, context: CallContext, query: MissingQuery) => {
  const { db } = tx;
  const now = await readAttendanceDay(tx, context);
  const to = query.To === undefined || query.To > now.today ? now.today : query.To;
  const from = query.From ?? addDays(to, 1 - usualDays);
  if (to < from) throw wrongField('To', 'The last day is before the first.');
  if (daysBetween(from, to) > maxDays) throw wrongField('To', `Choose at most ${maxDays} days.`);
  const settings = await readHalfSettings(db);
  const teachers = await readTeacherNames(db);
  const reminders = await readReminders(db, { first: from, last: to });
  const registers = await readRegisters(tx, context, { from, to });
  const classes = new Map<string, readonly ClassSize[]>();
  const days: { of: ClassOfDay; date: string; session: string }[] = [];
  for (let date = to; date >= from; date = addDays(date, -1)) {
    const session = sessionOf(date);
    // Whether a register is missing does not hang on whether it could be taken still: a day that is over is all over.
    const day = date === now.today ? { ...now, date, session } : { ...now, date, session, today: date, time: dayEnd };
    const own = classes.get(session) ?? (await readClasses(db, context, session));
    classes.set(session, own);
    for (const one of own) {
      const found = registers.get(reminderKey({ ...one, date })) ?? [];
      const of = classOnDay(one, { day, settings, registers: found, names: new Map(), part: 'Full' });
      if (missingParts(of).length > 0) days.push({ of, date, session });
    }
  }
  const rest = await withoutElsewhere(db, days);
  const missing = rest.flatMap((one, at): MissingRegister[] => {
    const Parts = missingParts(one);
    const date = days[at]?.date;
    if (Parts.length === 0 || date === undefined) return [];
    const { Class_Id, Section_Id, Students } = one;
    const place = { classId: Class_Id, sectionId: Section_Id };
    const remindedAt = reminders.get(reminderKey({ ...place, date }))?.toISOString();
    return [
      {
        ...{ Date: date, Class_Id, Section_Id, Students, Parts: [...Parts] },
        Teachers: [...(teachers.get(placeKey(place)) ?? [])],
        ...(remindedAt ? { Reminded_At: remindedAt } : {}),
      },
    ];
  });
  return { From: from, To: to, Today: now.today, registers: missing };
};

/** The registers of the caller's classes in a period, by class and day. */
const readRegisters = async (
  { db }: StoreContext,
  context: CallContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly RegisterRow[]>> => {
  const rows = await db
    .select()
    .from(attendanceRegisters)
    .where(and(between(attendanceRegisters.date, from, to), inOwnClasses(context, attendanceRegisters)));
  const found = new Map<string, RegisterRow[]>();
  for (const row of rows) found.set(reminderKey(row), [...(found.get(reminderKey(row)) ?? []), row]);
  return found;
};
