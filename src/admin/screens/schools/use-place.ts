import { useSearchParams } from 'react-router-dom';
import { type SchoolState, schoolStates } from '#schemas/records/school-state.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

type Changes = Readonly<Partial<Record<'keyword' | 'state' | 'page' | 'school', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly keyword: string;
  readonly state: SchoolState | undefined;
  readonly page: number;
  /** The id of the school that is open. */
  readonly school: string | undefined;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  return {
    keyword: search.get('keyword') ?? '',
    state: schoolStates.find((one) => one === search.get('state')),
    page: Math.max(1, Number(search.get('page')) || 1),
    school: search.get('school') ?? undefined,
    set: (changes) => setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a school, to which the focus goes back. */
export const linkId = (school: string | number): string => `school-${school}`;
