import { eq } from 'drizzle-orm';
import { schoolTag } from '../../../../schemas/sources/index.ts';
import { findSchoolBySlug, liveThemes } from '../../store/global.ts';
import { type StoredSiteRecord, siteRecordHistory, siteRecords } from '../../store/schema.ts';
import { defineOperation, OperationError } from '../define.ts';

export interface SetThemeParams {
  readonly slug: string;
  readonly themeId: number;
}

export interface SetThemeResult {
  readonly slug: string;
  readonly themeId: number;
  readonly previousThemeId: number | null;
}

/** Gives a school another theme. Content, settings and overrides stay: going back restores what was. */
export const setThemeOperation = defineOperation<SetThemeParams, SetThemeResult>({
  name: 'school set-theme',
  async run({ store }, { slug, themeId }) {
    const school = await findSchoolBySlug(store, slug);
    if (!school)
      throw new OperationError(`There is no school "${slug}".`, 'See the slugs with: schoolyard school list');
    const live = await liveThemes(store);
    if (!live.has(themeId) || themeId === 0) {
      const ids = [...live.keys()].filter((id) => id > 0).join(', ');
      throw new OperationError(`There is no theme ${themeId} for schools.`, `Published themes: ${ids}.`);
    }
    const { schoolId } = school;
    return store.school(schoolId, async ({ db, touch }) => {
      const [row] = await db.select().from(siteRecords).where(eq(siteRecords.schoolId, schoolId)).for('update');
      const previousThemeId = row?.record.themeId ?? null;
      if (previousThemeId === themeId) return { slug, themeId, previousThemeId };
      const version = (row?.version ?? 0) + 1;
      const empty = { preset: null, settings: {}, tokens: {}, overrides: {} };
      const record: StoredSiteRecord = { ...empty, ...row?.record, themeId, version: null };
      await db
        .insert(siteRecords)
        .values({ schoolId, version, record })
        .onConflictDoUpdate({ target: siteRecords.schoolId, set: { version, record } });
      await db.insert(siteRecordHistory).values({ schoolId, version, record });
      touch(schoolTag(schoolId, 'siteRecord'));
      return { slug, themeId, previousThemeId };
    });
  },
});
