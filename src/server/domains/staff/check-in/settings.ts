import { type CheckInSettings, readCheckInSettings, saveCheckInSettings } from '#schemas/api/staff/check-in.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { schoolSettings } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** Whether the school lets its staff check in themselves; none does until it says so. */
export const readSettings = async (db: Db): Promise<CheckInSettings> => {
  const { staffCheckIn, staffLateAfter } = schoolSettings;
  const [row] = await db.select({ staffCheckIn, staffLateAfter }).from(schoolSettings);
  return {
    Is_Allowed: row?.staffCheckIn ?? false,
    ...(row?.staffLateAfter ? { Late_After: row.staffLateAfter } : {}),
  };
};

export const readCheckInSettingsHandler = handle(readCheckInSettings, (_, context) =>
  context.read(async ({ db }) => ok(await readSettings(db))),
);

export const saveCheckInSettingsHandler = handle(saveCheckInSettings, ({ body }, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const before = await readSettings(tx.db);
    const values = { staffCheckIn: body.Is_Allowed, staffLateAfter: body.Late_After ?? null };
    await tx.db
      .insert(schoolSettings)
      .values({ schoolId, version: 0, ...values })
      .onConflictDoUpdate({ target: schoolSettings.schoolId, set: values });
    const after = await readSettings(tx.db);
    await tx.audit({ entity: 'staffAttendanceSettings', id: null, before, after });
    return ok(after);
  }),
);
