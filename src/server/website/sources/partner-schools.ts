import { partnerSchools as contract } from '#schemas/sources/partner-schools.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { defineDirectoryLoader } from './define.ts';
import { directoryCard } from './directory-card.ts';

export const partnerSchools = defineDirectoryLoader(contract, async ({ directory, params }) => {
  const entries = await directory.list({ ...pageOf(params), keyword: params.keyword });
  const result = [];
  for (const entry of entries)
    result.push({ ...(await directoryCard(entry, directory, ['City'])), school_Name: entry.name });
  return result;
});
