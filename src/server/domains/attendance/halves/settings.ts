import {
  type AttendanceSettings,
  readAttendanceSettings,
  saveAttendanceSettings,
} from '#schemas/api/attendance/settings.ts';
import { usualAfternoon } from '#schemas/records/attendance.ts';
import { type Handler, handle, ok } from '#server/http/calls/handle.ts';
import { schoolSettings } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** How many registers a day the school takes, and when its afternoon begins. */
export const readHalfSettings = async (db: Db): Promise<AttendanceSettings> => {
  const { attendanceMode, afternoonFrom } = schoolSettings;
  const [row] = await db.select({ attendanceMode, afternoonFrom }).from(schoolSettings);
  return { Mode: row?.attendanceMode ?? 'Daily', Afternoon_From: row?.afternoonFrom ?? usualAfternoon };
};

const readHandler = handle(readAttendanceSettings, (_, context) =>
  context.read(async ({ db }) => ok(await readHalfSettings(db))),
);

const saveHandler = handle(saveAttendanceSettings, ({ body }, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const before = await readHalfSettings(tx.db);
    const after = { Mode: body.Mode, Afternoon_From: body.Afternoon_From ?? before.Afternoon_From };
    const values = { attendanceMode: after.Mode, afternoonFrom: after.Afternoon_From };
    await tx.db
      .insert(schoolSettings)
      .values({ schoolId, version: 0, ...values })
      .onConflictDoUpdate({ target: schoolSettings.schoolId, set: values });
    await tx.audit({ entity: 'attendanceSettings', id: null, before, after });
    return ok(after);
  }),
);

/** What the calls about the parts of a day do. */
export const halfSettingsHandlers: readonly Handler[] = [readHandler, saveHandler];
