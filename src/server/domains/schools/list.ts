import { listSchools as listSchoolsCommand } from '#schemas/commands/schools.ts';
import { handle } from '#server/http/calls/handle.ts';
import { listSchools } from '#server/store/global.ts';
import { readSiteRecords } from '#server/store/site-record.ts';

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
  const records = await readSiteRecords(store);
  return (await listSchools(store)).map(({ id, slug, schoolKey, name, status }): SchoolWithTheme => {
    const themeId = records.get(id)?.themeId ?? null;
    return { schoolId: id, slug, schoolKey, name, status, themeId };
  });
});
