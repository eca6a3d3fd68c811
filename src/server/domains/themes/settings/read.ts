import { and, desc, eq } from 'drizzle-orm';
import {
  getThemeSettings,
  getUsedThemeSettings,
  listThemeSettingsHistory,
  type ThemeSettingsEntry,
} from '#schemas/api/theme-settings.ts';
import { type CallContext, handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { siteRecordHistory, users } from '#server/store/schema.ts';
import { usedTheme } from '#server/store/site-record.ts';
import { answerSettings, choicesOf, themeSettings } from './answer.ts';
import { namedTheme } from './named-theme.ts';

/** What the school has chosen of the theme that it uses. */
export const getUsedThemeSettingsHandler = handle(getUsedThemeSettings, async (_, context) => {
  const { schoolId } = context.school;
  return settingsOf(context, await context.read((transaction) => usedTheme(transaction, schoolId)));
});

/** What the school has chosen of a theme. */
export const getThemeSettingsHandler = handle(getThemeSettings, ({ params }, context) =>
  settingsOf(context, params.themeId),
);

const settingsOf = async (context: CallContext, themeId: number) => {
  const own = await namedTheme(context, themeId);
  const { schoolId } = context.school;
  return answerSettings(await context.read((transaction) => themeSettings(transaction, { schoolId, own })));
};

const byWhom = and(eq(users.schoolId, siteRecordHistory.schoolId), eq(users.id, siteRecordHistory.userId));

/** What became of the choices for a theme, the last change first. */
export const listThemeSettingsHistoryHandler = handle(listThemeSettingsHistory, async ({ params, query }, context) => {
  await namedTheme(context, params.themeId);
  return context.read(async ({ db }) => {
    const { schoolId } = context.school;
    const where = and(eq(siteRecordHistory.schoolId, schoolId), eq(siteRecordHistory.themeId, params.themeId));
    const { limit, offset } = pageOf(query);
    const { version, action, at, record } = siteRecordHistory;
    const rows = await db
      .select({ version, action, at, record, user: users.name })
      .from(siteRecordHistory)
      .leftJoin(users, byWhom)
      .where(where)
      .orderBy(desc(version))
      .limit(limit)
      .offset(offset);
    const entries = rows.map(({ record: choices, ...row }) => ({
      ...row,
      action: row.action as ThemeSettingsEntry['action'],
      at: row.at.toISOString(),
      choices: choicesOf(choices),
    }));
    return listOf(entries, await totalRows(context, { db, table: siteRecordHistory, where }));
  });
});
