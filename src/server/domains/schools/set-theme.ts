import { setTheme as setThemeCommand } from '#schemas/commands/schools.ts';
import { assignTheme, requireSchoolTheme } from '#server/domains/themes/index.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordAudit } from '#server/store/audit.ts';
import { requireSchoolBySlug } from '#server/store/global.ts';

interface SetThemeResult {
  readonly slug: string;
  readonly themeId: number;
  readonly previousThemeId: number | null;
}

/** Gives a school another theme. Content, settings and overrides stay: going back restores what was. */
export const setThemeCommandHandler = handle(
  setThemeCommand,
  async ({ slug, themeId }, { store }): Promise<SetThemeResult> => {
    const { schoolId } = await requireSchoolBySlug(store, slug);
    await requireSchoolTheme(store, themeId);
    return store.school(schoolId, async (context) => {
      const assigned = await assignTheme(context, { schoolId, themeId });
      const before = { themeId: assigned.previousThemeId };
      const entry = { entity: 'school', id: schoolId, before, after: { themeId } };
      if (assigned.previousThemeId !== themeId)
        await recordAudit(context, { schoolId, actor: commandLine, action: 'school set-theme' }, entry);
      return { slug, ...assigned };
    });
  },
);
