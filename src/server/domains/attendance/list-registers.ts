import { listRegisters } from '#schemas/api/attendance/take.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { readClassDays } from './class-days.ts';
import { readHalfSettings } from './halves/settings.ts';

/** The classes of a day whose registers the caller takes. */
export const listRegistersHandler = handle(listRegisters, ({ query }, context) =>
  context.read(async (tx) => {
    const day = await readAttendanceDay(tx, context, query.Date);
    const classes = await readClassDays(tx, context, { day, part: query.Part });
    const { Mode } = await readHalfSettings(tx.db);
    return ok({ Date: day.date, Today: day.today, Mode, classes });
  }),
);
