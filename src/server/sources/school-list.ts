import type { Directory, DirectoryEntry } from './content-reader.ts';
import { defineLoader } from './define.ts';
import { directoryCard } from './directory-card.ts';

const cardFields = ['school_address', 'City'];
/** So many schools are read, one by one, when they are searched by city. */
const mostByCity = 500;

/** What is searched for; more than this no name has. */
const words = (param: unknown): string => String(param).trim().slice(0, 100);

type Card = Awaited<ReturnType<typeof cardOf>>;

const cardOf = async (entry: DirectoryEntry, directory: Directory) => {
  const { name, slug, schoolKey, url } = entry;
  const card: Record<string, unknown> = (await directoryCard(entry, directory, cardFields)) ?? {};
  return { ...card, school_Name: name, school_Slug: slug, schoolKey, url };
};

const plain = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFC')
    .trim()
    .toLocaleLowerCase('und');

/** Whether a school stands in a city: its profile says so, or its address ends with it. */
const isIn = (city: string, card: Record<string, unknown>): boolean =>
  plain(card.City).includes(city) || plain(card.school_address).includes(city);

export const schoolList = defineLoader({
  source: 'schoolList',
  async loadDirectory({ directory, params }) {
    const [page, size] = [Number(params.page), Number(params.pageSize)];
    const [keyword, city] = [words(params.keyword), words(params.city)];
    const from = (page - 1) * size;
    let found: Card[];
    if (city === '') {
      const entries = await directory.list({ limit: size + 1, offset: from, keyword });
      found = [];
      for (const entry of entries) found.push(await cardOf(entry, directory));
    } else {
      const all: Card[] = [];
      for (const entry of await directory.list({ limit: mostByCity, keyword }))
        all.push(await cardOf(entry, directory));
      found = all.filter((card) => isIn(plain(city), card)).slice(from, from + size + 1);
    }
    return { schools: found.slice(0, size), page, hasMore: found.length > size, keyword, city };
  },
});
