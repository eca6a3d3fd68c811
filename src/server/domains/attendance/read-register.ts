import { readRegister } from '#schemas/api/attendance/take.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { requireClass } from './classes.ts';
import { findRegister } from './register.ts';
import { toRegisterRecord } from './register-record.ts';
import { readRoster } from './roster.ts';

/** The register of a class for a day, taken or not. */
export const readRegisterHandler = handle(readRegister, ({ query }, context) =>
  context.read(async (tx) => {
    requireClass(context, query);
    const day = await readAttendanceDay(tx, context, query.Date);
    const key = { classId: query.Class_Id, sectionId: query.Section_Id, date: day.date, part: query.Part };
    const register = await findRegister(tx.db, key);
    const roster = await readRoster(tx.db, { key, session: day.session, register });
    return ok(await toRegisterRecord(tx.db, { services: context.services, day, key, register, roster }));
  }),
);
