import { schoolList as contract } from '#schemas/sources/school-list.ts';
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
  const { page, pageSize: size } = params;
  const [keyword, city] = [words(params.keyword), words(params.city)];
  // One row more than the page has shows whether there is a next page.
  const found = await directory.list({ limit: size + 1, offset: (page - 1) * size, keyword, place: city });
  const schools = [];
  for (const entry of found.slice(0, size)) schools.push(await cardOf(entry, directory));
  return { schools, page, hasMore: found.length > size, keyword, city };
});
