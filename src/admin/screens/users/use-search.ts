import { useSearchParams } from 'react-router-dom';
import { type UserState, userStates } from '#schemas/access/user-status.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

/** Whose accounts are listed together, by role. */
export const groups: Readonly<Record<'Office' | 'Parent' | 'Student', readonly string[]>> = {
  Office: ['Admin', 'Staff'],
  Parent: ['Parent'],
  Student: ['Student'],
};

type Group = keyof typeof groups;
type Name = 'group' | 'state' | 'keyword' | 'page' | 'person';

/** What is shown, as the address has it. */
export interface Search {
  readonly group: Group;
  readonly state: UserState | undefined;
  readonly keyword: string;
  readonly page: number;
  /** The id of who is open, or `new` for an invitation. */
  readonly person: string | undefined;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Readonly<Partial<Record<Name, string | undefined>>>): void;
  /** The address with somebody open; undefined closes. */
  hrefOf(person: string | undefined): string;
}

export const useSearch = (): Search => {
  const [search, setSearch] = useSearchParams();
  const group = (Object.keys(groups) as Group[]).find((one) => one === search.get('group'));
  return {
    group: group ?? 'Office',
    state: userStates.find((one) => one === search.get('state')),
    keyword: search.get('keyword') ?? '',
    page: Math.max(1, Number(search.get('page')) || 1),
    person: search.get('person') ?? undefined,
    set: (changes) => setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true }),
    hrefOf: (person) => `?${changedSearch(search, { person })}`,
  };
};
