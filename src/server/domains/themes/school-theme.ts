import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Loss } from '#engine/record/losses.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { siteRecords } from '#server/store/schema.ts';
import { defaultTheme } from '#server/store/site-record.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import { builtInThemeIds } from '#server/tenancy/themes/built-in-themes.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';
import type { RecordTheme } from './record-theme.ts';
import { findRecord, findUsedRecord, lockRecords, type SiteChoices, writeRecord } from './site-record-rows.ts';
import { startRecord } from './start-record.ts';

interface ThemeOptions {
  readonly schoolId: number;
  /** Without it the school keeps its theme, or gets the first one where it has none. */
  readonly themeId?: number | undefined;
  /** What a school without a theme starts with. One that has a theme keeps its own choices. */
  readonly choices?: SiteChoices | undefined;
  /** Its version, for what goes along with a school to which it is new; without it everything does. */
  readonly own?: RecordTheme | undefined;
  /** The user who gives it; null for the command line and imports. */
  readonly userId?: number | null;
}

/** The theme that a school was given, and the one that it had before; null if it had none. */
export interface AssignedTheme {
  readonly themeId: number;
  readonly previousThemeId: number | null;
  /** The choices that did not go along to a theme that is new to the school. */
  readonly lost: readonly Loss[];
}

/**
 * Gives a school a theme. Each theme has a record of its own: going back finds what was chosen there, and with a theme
 * that is new to it the school begins with what goes along of its choices. A school that uses the theme already stays
 * as it is. Touches `school:<id>:siteRecord`.
 */
export const assignTheme = async (
  context: StoreContext,
  { schoolId, choices, own, userId = null, ...wanted }: ThemeOptions,
): Promise<AssignedTheme> => {
  const { db, touch } = context;
  await lockRecords(context, schoolId);
  const used = await findUsedRecord(context, schoolId);
  const previousThemeId = used?.themeId ?? null;
  const themeId = wanted.themeId ?? previousThemeId ?? defaultTheme(schoolId);
  if (previousThemeId === themeId) return { themeId, previousThemeId, lost: [] };
  const known = await findRecord(context, schoolId, themeId);
  const start = known ? undefined : await startRecord(context, { schoolId, themeId, own, choices });
  const ofTheme = (id: number) => and(eq(siteRecords.schoolId, schoolId), eq(siteRecords.themeId, id));
  // One is in use at any time.
  if (used) await db.update(siteRecords).set({ inUse: false }).where(ofTheme(used.themeId));
  if (start) {
    const { record, version } = start;
    const taken = { version: version + 1, record, draft: null, inUse: true, action: 'take' } as const;
    await writeRecord(context, { schoolId, ...taken, userId });
  } else await db.update(siteRecords).set({ inUse: true }).where(ofTheme(themeId));
  touch(schoolTag(schoolId, 'siteRecord'));
  return { themeId, previousThemeId, lost: start?.lost ?? [] };
};

/** Throws `THEME_NOT_FOR_SCHOOLS` unless schools may use this theme. */
export const requireSchoolTheme = async (store: Store, themeId: number): Promise<void> => {
  const published = [...(await liveThemes(store)).keys()];
  // A database that no server has opened yet has no themes: the built-in ones arrive at its first start.
  const known = published.length > 0 ? published : await builtInThemeIds(join(packageRoot, 'themes'));
  const ids = known.filter((id) => id > 0);
  if (ids.includes(themeId)) return;
  const kind = published.length > 0 ? 'Published' : 'Built-in';
  throw new AppError('THEME_NOT_FOR_SCHOOLS', { themeId, kind, themes: ids.join(', ') });
};
