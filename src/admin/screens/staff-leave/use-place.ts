import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

type Changes = Readonly<Partial<Record<'view' | 'open' | 'page', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  /** All requests, or those that wait; the latter at first for who answers them. */
  readonly view: 'waiting' | 'all';
  /** The id of the request that is open; `new` or `types`. */
  readonly open: string | undefined;
  readonly page: number;
  set(changes: Changes): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (seesAll: boolean): Place => {
  const [search, setSearch] = useSearchParams();
  return {
    view: seesAll && search.get('view') !== 'all' ? 'waiting' : 'all',
    open: search.get('open') ?? undefined,
    page: Math.max(1, Number(search.get('page')) || 1),
    set: (changes) => setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a request, to which the focus goes back. */
export const linkId = (open: string | number): string => `leave-${open}`;
