import { setTheme as setThemeCommand } from '#schemas/commands/schools.ts';
import { type ContentLink, deadLinksIn, readLinks } from '#server/domains/content/index.ts';
import {
  type AssignedTheme,
  assignTheme,
  findUsedRecord,
  recordThemeOf,
  requireSchoolTheme,
  themeReader,
} from '#server/domains/themes/index.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordAudit } from '#server/store/audit.ts';
import { requireSchoolBySlug } from '#server/store/global.ts';

interface SetThemeResult extends AssignedTheme {
  readonly slug: string;
  /** Of what the school has published: it stays, and leads nowhere in the theme. */
  readonly deadLinks: readonly ContentLink[];
}

/** The ids that stand for no theme of a school: visitors see the product's page (the specification, Root route). */
const productThemes: ReadonlySet<number> = new Set([-1, 0]);

/** Gives a school another theme. Its content stays, and going back finds what it had chosen there. */
export const setThemeCommandHandler = handle(
  setThemeCommand,
  async ({ slug, themeId }, { store }): Promise<SetThemeResult> => {
    const { schoolId } = await requireSchoolBySlug(store, slug);
    if (!productThemes.has(themeId)) await requireSchoolTheme(store, themeId);
    const used = await store.school(schoolId, (context) => findUsedRecord(context, schoolId));
    const own = await recordThemeOf(themeReader(store), { themeId }, used?.record);
    return store.school(schoolId, async (context) => {
      const assigned = await assignTheme(context, { schoolId, themeId, own });
      const before = { themeId: assigned.previousThemeId };
      const entry = { entity: 'school', id: schoolId, before, after: { themeId } };
      if (assigned.previousThemeId !== themeId)
        await recordAudit(context, { schoolId, actor: commandLine, action: 'school set-theme' }, entry);
      const deadLinks = own && !productThemes.has(themeId) ? deadLinksIn(own.theme, await readLinks(context)) : [];
      return { slug, ...assigned, deadLinks };
    });
  },
);
