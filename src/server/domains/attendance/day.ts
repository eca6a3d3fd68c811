import type { FromSchema } from 'json-schema-to-ts';
import { type ClassDay, exportDay, readDay } from '#schemas/api/attendance/reports.ts';
import type { dayQuery } from '#schemas/api/attendance/shared.ts';
import { attendanceCodes, attendancePercent, type HalfDay, halfDays } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { missingParts, readClassDays } from './class-days.ts';
import { placeKey } from './classes.ts';
import { addCounts } from './counts.ts';
import { readReminders, reminderKey } from './reminders.ts';
import { readTeacherNames } from './teachers.ts';

/** A day by class. */
export const readDayHandler = handle(readDay, ({ query }, context) =>
  context.read(async (tx) => ok(await readClassesOfDay(tx, context, query))),
);

export const exportDayHandler = handle(exportDay, ({ query }, context) =>
  context.read(async (tx) => {
    const { Date: date, classes } = await readClassesOfDay(tx, context, query);
    const { nameOf } = await readClassNames(tx.db);
    const columns: readonly CsvColumn<ClassDay>[] = [
      { label: 'Date', value: () => date },
      { label: 'Class', value: (row) => nameOf({ classId: row.Class_Id, sectionId: row.Section_Id }) },
      { label: 'Students', value: (row) => row.Students },
      { label: 'State', value: (row) => row.Closed?.Name ?? row.State },
      ...(classes.some(({ Halves }) => Halves) ? halfDays.map(stateColumn) : []),
      ...attendanceCodes.map((code): CsvColumn<ClassDay> => ({ label: code, value: (row) => row.Counts[code] })),
      { label: 'Percent', value: (row) => row.Percent },
      { label: 'Taken_By', value: (row) => row.Taken_By },
      { label: 'Teachers', value: (row) => row.Teachers.join(', ') },
    ];
    return csvAnswer(`attendance-${date}.csv`, { columns, pages: [classes] });
  }),
);

const stateColumn = (part: HalfDay): CsvColumn<ClassDay> => ({
  label: part,
  value: (row) => row.Halves?.find(({ Part }) => Part === part)?.State,
});

const readClassesOfDay = async (
  tx: StoreContext,
  context: CallContext,
  query: Pick<FromSchema<typeof dayQuery>, 'Date' | 'Part'>,
) => {
  const day = await readAttendanceDay(tx, context, query.Date);
  const teachers = await readTeacherNames(tx.db);
  const reminders = await readReminders(tx.db, { first: day.date, last: day.date });
  const classes = (await readClassDays(tx, context, { day, part: query.Part })).map((one): ClassDay => {
    const place = { classId: one.Class_Id, sectionId: one.Section_Id };
    const remindedAt = reminders.get(reminderKey({ ...place, date: day.date }))?.toISOString();
    return {
      ...one,
      Percent: one.State === 'Open' ? null : attendancePercent(one.Counts),
      Teachers: [...(teachers.get(placeKey(place)) ?? [])],
      ...(remindedAt && missingParts(one).length > 0 ? { Reminded_At: remindedAt } : {}),
    };
  });
  const counts = addCounts(classes.filter(({ State }) => State !== 'Open').map(({ Counts }) => Counts));
  return { Date: day.date, Today: day.today, Counts: counts, Percent: attendancePercent(counts), classes };
};
