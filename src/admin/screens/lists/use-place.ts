import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../address/changed-search.ts';
import type { ListsWord } from './words.ts';

/** A list that the school keeps, and how it is called. */
interface ListOf {
  readonly kind: string;
  readonly title: ListsWord;
  readonly about: ListsWord;
  readonly add: ListsWord;
}

export const lists = [
  { kind: 'classes', title: 'classes', about: 'aboutClasses', add: 'addClass' },
  { kind: 'sections', title: 'sections', about: 'aboutSections', add: 'addSection' },
  { kind: 'subjects', title: 'subjects', about: 'aboutSubjects', add: 'addSubject' },
  { kind: 'houses', title: 'houses', about: 'aboutHouses', add: 'addHouse' },
  { kind: 'staff-roles', title: 'roles', about: 'aboutRoles', add: 'addRole' },
  { kind: 'required-documents', title: 'documents', about: 'aboutDocuments', add: 'addDocuments' },
] as const satisfies readonly ListOf[];

const more = (kind: string, title: ListsWord): ListOf => ({ kind, title, about: 'aboutMore', add: 'addEntry' });

/** The lists that few schools need: most of them are empty until a school enters something. */
export const moreLists: readonly ListOf[] = [
  more('exam-types', 'examTypes'),
  more('periods', 'periods'),
  more('teachers', 'teachers'),
  more('routes', 'routes'),
  more('stop-points', 'stopPoints'),
  more('vehicles', 'vehicles'),
  more('drivers', 'drivers'),
  more('suppliers', 'suppliers'),
  more('product-categories', 'productCategories'),
  more('colours', 'colours'),
  more('sizes', 'sizes'),
];

/** The tabs that follow from other records, as the address has them. */
export const recordTabs = [
  { tab: 'class-teachers', title: 'classTeachers', about: 'aboutClassTeachers' },
  { tab: 'sessions', title: 'sessions', about: 'aboutSessions' },
] as const satisfies readonly { readonly tab: string; readonly title: ListsWord; readonly about: ListsWord }[];

type RecordTab = (typeof recordTabs)[number];

/** What is shown, as the address has it. */
export interface Place {
  /** The tab that follows from other records, where it is one: then `list` is none of what is shown. */
  readonly records: RecordTab | undefined;
  readonly list: ListOf;
  /** The id of what is open, or `new`. */
  readonly value: string | undefined;
  hrefOf(changes: { readonly list?: string | undefined; readonly value?: string | undefined }): string;
}

export const usePlace = (): Place => {
  const [search] = useSearchParams();
  return {
    records: recordTabs.find(({ tab }) => tab === search.get('list')),
    list: [...lists, ...moreLists].find(({ kind }) => kind === search.get('list')) ?? lists[0],
    value: search.get('value') ?? undefined,
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a value, to which the focus goes back. */
export const linkId = (value: string | number): string => `value-${value}`;
