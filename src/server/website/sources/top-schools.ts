import { topSchools as contract } from '#schemas/sources/top-schools.ts';
import { defineDirectoryLoader } from './define.ts';
import { directoryCard } from './directory-card.ts';

export const topSchools = defineDirectoryLoader(contract, async ({ directory, params }) => {
  const entries = await directory.list({ limit: params.pageSize });
  const result = [];
  for (const entry of entries) {
    const { name, slug, schoolKey, url } = entry;
    const card = await directoryCard(entry, directory, ['school_address']);
    result.push({ ...card, school_Name: name, school_Slug: slug, schoolKey, url });
  }
  return result;
});
