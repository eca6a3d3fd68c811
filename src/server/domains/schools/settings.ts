import { readSchoolSettings, type SchoolSettings, saveSchoolSettings } from '#schemas/api/school-settings.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { type CallContext, type Handler, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import { type SchoolSettingsRow, schoolSettings } from '#server/store/schema.ts';

const readSettingsHandler = handle(readSchoolSettings, (_, context) =>
  context.read(async ({ db }) => {
    const [row] = await db.select().from(schoolSettings);
    return ok(toSettings(context, row));
  }),
);

/** Replaces the settings of the whole school. */
const saveSettingsHandler = handle(saveSchoolSettings, ({ body }, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const [row] = await tx.db.select().from(schoolSettings).for('update');
    const before = toSettings(context, row);
    const now = context.now();
    const version = row?.version ?? 0;
    const seen = { entity: 'schoolSettings', id: schoolId, version, updatedAt: row?.updatedAt ?? now };
    await requireMatch(tx, context, { ...seen, current: before, yours: body });
    const values = {
      mailName: body.Mail_Name?.trim() || null,
      mailReplyTo: body.Mail_Reply_To?.toLowerCase() ?? null,
      countsVisits: body.Counts_Visits,
      version: version + 1,
      updatedAt: now,
    };
    const [stored] = await tx.db
      .insert(schoolSettings)
      .values({ schoolId, ...values })
      .onConflictDoUpdate({ target: schoolSettings.schoolId, set: values })
      .returning();
    tx.touch(schoolTag(schoolId, 'schoolSettings'));
    const after = toSettings(context, stored);
    await tx.audit({ entity: 'schoolSettings', id: schoolId, before: recorded(before), after: recorded(after) });
    return ok(after);
  }),
);

const toSettings = ({ services }: CallContext, row: SchoolSettingsRow | undefined): SchoolSettings => ({
  ...(row?.mailName && { Mail_Name: row.mailName }),
  ...(row?.mailReplyTo && { Mail_Reply_To: row.mailReplyTo }),
  Counts_Visits: row?.countsVisits ?? true,
  Sender: services.mail.sender,
  Version: row?.version ?? 0,
});

const recorded = ({ Sender: _, Version: __, ...settings }: SchoolSettings) => settings;

export const settingsHandlers: readonly Handler[] = [readSettingsHandler, saveSettingsHandler];
