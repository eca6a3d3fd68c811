import type { ThemeSettings } from '#schemas/api/theme-settings.ts';
import { changeThemeSettings } from '#schemas/commands/schools.ts';
import { handle } from '#server/http/calls/handle.ts';
import { audited, commandLine, type WriteContext } from '#server/store/audit.ts';
import { requireSchoolBySlug } from '#server/store/global.ts';
import { defaultTheme } from '#server/store/site-record.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { AppError, hasCode } from '#shared/errors/app-error.ts';
import { discardDraft, publishDraft, type RecordSubject, readSubject, saveDraft, shown } from '../change-record.ts';
import { recordThemeOf, themeReader } from '../record-theme.ts';
import { requireSchoolTheme } from '../school-theme.ts';
import { findRecord, findUsedRecord, lockRecords } from '../site-record-rows.ts';
import { choicesOf, themeSettings } from './answer.ts';
import { type ChoiceEdit, editChoices } from './edit-choices.ts';

interface Changed extends ThemeSettings {
  readonly slug: string;
}

/** Changes what a school has chosen of a theme, and answers with the record as it is then; without a change, as it is. */
export const themeSettingsCommandHandler = handle(
  changeThemeSettings,
  async ({ slug, themeId: named, draft, ...edit }, { store }): Promise<Changed> => {
    const { schoolId } = slug === platformSchool.slug ? platformSchool : await requireSchoolBySlug(store, slug);
    if (named !== undefined) await requireSchoolTheme(store, named);
    const { themeId, version, used } = await store.school(schoolId, async (context) => {
      const inUse = await findUsedRecord(context, schoolId);
      const shown = named ?? inUse?.themeId ?? defaultTheme(schoolId);
      const row = await findRecord(context, schoolId, shown);
      return { themeId: shown, version: row?.record.version ?? null, used: inUse?.record };
    });
    const own = await recordThemeOf(themeReader(store), { themeId, version }, used);
    if (!own) throw new AppError('THEME_NOT_LIVE', { themeId, live: 'A server that has started once has its themes.' });
    return store.school(schoolId, (context) =>
      audited(context, { schoolId, actor: commandLine, action: changeThemeSettings.name }, async (transaction) => {
        await lockRecords(transaction, schoolId);
        const subject = () => readSubject(transaction, { schoolId, own });
        if (isEdit(edit)) await save(transaction, await subject(), edit);
        if (draft === 'publish') await inTheme(own.theme.slug, publishDraft(transaction, await subject(), null));
        if (draft === 'discard') await discardDraft(transaction, await subject(), null);
        transaction.unrecorded();
        return { slug, ...(await themeSettings(transaction, { schoolId, own })) };
      }),
    );
  },
);

const isEdit = ({ preset, ...lists }: ChoiceEdit): boolean =>
  preset !== undefined || Object.values(lists).some(({ length }) => length > 0);

/** Makes the edit of what the theme takes of the choices. */
const save = (transaction: WriteContext, subject: RecordSubject, edit: ChoiceEdit): Promise<void> => {
  const { theme, resolve } = subject.own;
  const choices = editChoices(theme, choicesOf(resolve(shown(subject))), edit);
  return inTheme(theme.slug, saveDraft(transaction, subject, { choices, userId: null }));
};

/** On the command line every choice that the theme does not take is told at once. Errors: `THEME_CHOICES`. */
const inTheme = async (theme: string, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!hasCode(error, 'NOT_VALID')) throw error;
    const problems = Object.entries(error.errors ?? {}).flatMap(([field, texts]) =>
      texts.map((text) => `${field}: ${text}`),
    );
    throw new AppError('THEME_CHOICES', { theme, problems: problems.join('\n') });
  }
};
