import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { listSchools } from '#server/store/global.ts';
import { readSiteRecord } from '#server/store/site-record.ts';
import type { Store } from '#server/store/store.ts';

/** What a school has chosen of the theme that it wears. */
export interface WearingSchool {
  readonly schoolId: number;
  readonly slug: string;
  readonly name: string;
  readonly record: SiteRecord;
}

/** The record of every school that wears a theme, by the school's id; one transaction for each school there is. */
export const wearingSchools = async (
  store: Store,
  themeId: number,
  progress: (done: number, total: number, label: string) => void = () => undefined,
): Promise<readonly WearingSchool[]> => {
  const schools = await listSchools(store);
  const wearing: WearingSchool[] = [];
  for (const [at, { id, slug, name }] of schools.entries()) {
    const record = await store.school(id, (context) => readSiteRecord(context, id), { readOnly: true });
    if (record?.themeId === themeId) wearing.push({ schoolId: id, slug, name, record });
    progress(at + 1, schools.length, slug);
  }
  return wearing;
};
