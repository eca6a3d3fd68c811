import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { type StoredSiteRecord, siteRecordHistory, siteRecords } from '#server/store/schema.ts';
import { defaultTheme } from '#server/store/site-record.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import { builtInThemeIds } from '#server/tenancy/themes/built-in-themes.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';

/** A school's choices for the theme it uses. */
export type SiteChoices = Pick<SiteRecord, 'preset' | 'settings' | 'tokens' | 'overrides'>;

interface ThemeOptions {
  readonly schoolId: number;
  /** Without it the school keeps its theme, or gets the first one where it has none. */
  readonly themeId?: number | undefined;
  /** What a school without a theme starts with. One that has a theme keeps its own choices. */
  readonly choices?: SiteChoices | undefined;
}

/** The theme that a school was given, and the one that it had before; null if it had none. */
export interface AssignedTheme {
  readonly themeId: number;
  readonly previousThemeId: number | null;
}

/**
 * Gives a school a theme. Preset, settings, tokens and overrides stay: going back restores what was. A school that
 * has the theme already stays as it is. Touches `school:<id>:siteRecord`.
 */
export const assignTheme = async (
  { db, touch }: StoreContext,
  { schoolId, choices, ...wanted }: ThemeOptions,
): Promise<AssignedTheme> => {
  const [row] = await db.select().from(siteRecords).where(eq(siteRecords.schoolId, schoolId)).for('update');
  const previousThemeId = row?.record.themeId ?? null;
  const themeId = wanted.themeId ?? previousThemeId ?? defaultTheme(schoolId);
  if (previousThemeId === themeId) return { themeId, previousThemeId };
  const version = (row?.version ?? 0) + 1;
  const empty = { preset: null, settings: {}, tokens: {}, overrides: {} };
  const record: StoredSiteRecord = { ...empty, ...(row?.record ?? choices), themeId, version: null };
  await db
    .insert(siteRecords)
    .values({ schoolId, version, record })
    .onConflictDoUpdate({ target: siteRecords.schoolId, set: { version, record } });
  await db.insert(siteRecordHistory).values({ schoolId, version, record });
  touch(schoolTag(schoolId, 'siteRecord'));
  return { themeId, previousThemeId };
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
