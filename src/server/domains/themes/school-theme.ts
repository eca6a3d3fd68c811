import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { type StoredSiteRecord, siteRecords } from '#server/store/schema.ts';
import { defaultTheme } from '#server/store/site-record.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import { builtInThemeIds } from '#server/tenancy/themes/built-in-themes.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';
import { findRecord, findUsedRecord, findVersion, lockRecords, writeRecord } from './site-record-rows.ts';

/** A school's choices for the theme it uses. */
export type SiteChoices = Pick<SiteRecord, 'preset' | 'settings' | 'tokens' | 'overrides'>;

interface ThemeOptions {
  readonly schoolId: number;
  /** Without it the school keeps its theme, or gets the first one where it has none. */
  readonly themeId?: number | undefined;
  /** What a school without a theme starts with. One that has a theme keeps its own choices. */
  readonly choices?: SiteChoices | undefined;
  /** The user who gives it; null for the command line and imports. */
  readonly userId?: number | null;
}

/** The theme that a school was given, and the one that it had before; null if it had none. */
export interface AssignedTheme {
  readonly themeId: number;
  readonly previousThemeId: number | null;
}

/**
 * Gives a school a theme. Each theme has a record of its own: going back finds what was chosen there, and with a theme
 * that is new to it the school starts from its choices of today. A school that uses the theme already stays as it is.
 * Touches `school:<id>:siteRecord`.
 */
export const assignTheme = async (
  context: StoreContext,
  { schoolId, choices, userId = null, ...wanted }: ThemeOptions,
): Promise<AssignedTheme> => {
  const { db, touch } = context;
  await lockRecords(context, schoolId);
  const used = await findUsedRecord(context, schoolId);
  const previousThemeId = used?.themeId ?? null;
  const themeId = wanted.themeId ?? previousThemeId ?? defaultTheme(schoolId);
  if (previousThemeId === themeId) return { themeId, previousThemeId };
  const ofTheme = (id: number) => and(eq(siteRecords.schoolId, schoolId), eq(siteRecords.themeId, id));
  if (used) await db.update(siteRecords).set({ inUse: false }).where(ofTheme(used.themeId));
  if (await findRecord(context, schoolId, themeId)) {
    await db.update(siteRecords).set({ inUse: true }).where(ofTheme(themeId));
  } else {
    const record = { ...emptyChoices, ...(used?.record ?? choices), themeId, version: null };
    const first = await firstRecord(context, { schoolId, record });
    await writeRecord(context, { schoolId, ...first, inUse: true, draft: null, action: 'take', userId });
  }
  touch(schoolTag(schoolId, 'siteRecord'));
  return { themeId, previousThemeId };
};

/** What a school has chosen of a theme that it has not touched. */
const emptyChoices = { preset: null, settings: {}, tokens: {}, overrides: {} };

/**
 * What a school's first record of a theme is to be: what is given, or, where it used the theme while there was one
 * record for all themes, what it had then.
 */
const firstRecord = async (
  context: StoreContext,
  { schoolId, record }: { readonly schoolId: number; readonly record: StoredSiteRecord },
): Promise<{ readonly record: StoredSiteRecord; readonly version: number }> => {
  const last = await findVersion(context, { schoolId, themeId: record.themeId });
  return last ? { record: last.record, version: last.version + 1 } : { record, version: 1 };
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
