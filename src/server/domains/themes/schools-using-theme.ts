import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { listSchools } from '#server/store/global.ts';
import { readSiteRecord } from '#server/store/site-record.ts';
import type { Store } from '#server/store/store.ts';

/** A school and its choices for the theme it uses. */
export interface SchoolUsingTheme {
  readonly schoolId: number;
  readonly slug: string;
  readonly name: string;
  readonly record: SiteRecord;
}

/** Every school that uses a theme, with its record, by the school's id. Opens one transaction per school there is. */
export const schoolsUsingTheme = async (
  store: Store,
  themeId: number,
  progress: (done: number, total: number, label: string) => void = () => undefined,
): Promise<readonly SchoolUsingTheme[]> => {
  const schools = await listSchools(store);
  const found: SchoolUsingTheme[] = [];
  for (const [at, { id, slug, name }] of schools.entries()) {
    const record = await store.school(id, (context) => readSiteRecord(context, id), { readOnly: true });
    if (record?.themeId === themeId) found.push({ schoolId: id, slug, name, record });
    progress(at + 1, schools.length, slug);
  }
  return found;
};
