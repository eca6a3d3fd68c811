import { listSchools as listSchoolsCommand } from '#schemas/commands/schools.ts';
import { handle } from '#server/http/calls/handle.ts';
import { listSchools } from '#server/store/global.ts';
import { readSiteRecord } from '#server/store/site-record.ts';

export interface SchoolWithTheme {
  readonly schoolId: number;
  readonly slug: string;
  readonly schoolKey: string;
  readonly name: string;
  readonly status: string;
  readonly themeId: number | null;
}

/** Every school with the theme it uses. */
export const listSchoolsCommandHandler = handle(listSchoolsCommand, async (_, { store }) => {
  const schools = await listSchools(store);
  const result: SchoolWithTheme[] = [];
  for (const { id, slug, schoolKey, name, status } of schools) {
    const record = await store.school(id, (context) => readSiteRecord(context, id), { readOnly: true });
    const themeId = record?.themeId ?? null;
    result.push({ schoolId: id, slug, schoolKey, name, status, themeId });
  }
  return result;
});
