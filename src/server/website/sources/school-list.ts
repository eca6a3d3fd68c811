import { schoolList as contract } from '#schemas/sources/school-list.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import type { Directory, DirectoryEntry } from '#server/tenancy/content-reader.ts';
import { defineDirectoryLoader } from './define.ts';
import { directoryCard } from './directory-card.ts';

const cardFields = ['school_address', 'City'] as const;

/** What is searched for; more than this no name has. */
const words = (param: string): string => param.normalize('NFC').trim().slice(0, 100);

const cardOf = async (entry: DirectoryEntry, directory: Directory) => {
  const { name, slug, schoolKey, url } = entry;
  const card = await directoryCard(entry, directory, cardFields);
  return { ...card, school_Name: name, school_Slug: slug, schoolKey, url };
};

export const schoolList = defineDirectoryLoader(contract, async ({ directory, params }) => {
  const { limit, offset } = pageOf(params);
  const [keyword, city] = [words(params.keyword), words(params.city)];
  // One row more than the page has shows whether there is a next page.
  const found = await directory.list({ limit: limit + 1, offset, keyword, place: city });
  const schools = [];
  for (const entry of found.slice(0, limit)) schools.push(await cardOf(entry, directory));
  return { schools, page: params.page, hasMore: found.length > limit, keyword, city };
});
