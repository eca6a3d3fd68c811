import { eq } from 'drizzle-orm';
import { listSchools } from '../../store/global.ts';
import { siteRecords } from '../../store/schema.ts';
import { defineOperation } from '../define.ts';

export interface SchoolWithTheme {
  readonly schoolId: number;
  readonly slug: string;
  readonly schoolKey: string;
  readonly name: string;
  readonly status: string;
  readonly themeId: number | null;
}

/** Every school with the theme it wears. */
export const listSchoolsOperation = defineOperation<Record<string, never>, readonly SchoolWithTheme[]>({
  name: 'school list',
  async run({ store }) {
    const schools = await listSchools(store);
    const result: SchoolWithTheme[] = [];
    for (const { id, slug, schoolKey, name, status } of schools) {
      const themeId = await store.school(
        id,
        async ({ db }) => {
          const rows = await db
            .select({ record: siteRecords.record })
            .from(siteRecords)
            .where(eq(siteRecords.schoolId, id));
          return rows[0]?.record.themeId ?? null;
        },
        { readOnly: true },
      );
      result.push({ schoolId: id, slug, schoolKey, name, status, themeId });
    }
    return result;
  },
});
