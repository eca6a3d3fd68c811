import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { listSchools } from '#server/store/global.ts';
import { readSiteRecords } from '#server/store/site-record.ts';
import type { Store } from '#server/store/store.ts';

/** A school and its choices for the theme it uses. */
export interface SchoolUsingTheme {
  readonly schoolId: number;
  readonly slug: string;
  readonly name: string;
  readonly record: SiteRecord;
}

/** Every school that uses a theme, with its record, by the school's id. */
export const schoolsUsingTheme = async (store: Store, themeId: number): Promise<readonly SchoolUsingTheme[]> => {
  const records = await readSiteRecords(store);
  return (await listSchools(store)).flatMap(({ id, slug, name }) => {
    const record = records.get(id);
    return record?.themeId === themeId ? [{ schoolId: id, slug, name, record }] : [];
  });
};
