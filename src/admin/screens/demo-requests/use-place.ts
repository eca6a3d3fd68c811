import { useSearchParams } from 'react-router-dom';
import { type DemoRequestStatus, demoRequestStatuses } from '#schemas/records/demo-request.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

type Changes = Readonly<Partial<Record<'keyword' | 'status' | 'page' | 'request', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly keyword: string;
  readonly status: DemoRequestStatus | undefined;
  readonly page: number;
  /** The id of the request that is open. */
  readonly request: string | undefined;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  return {
    keyword: search.get('keyword') ?? '',
    status: demoRequestStatuses.find((one) => one === search.get('status')),
    page: Math.max(1, Number(search.get('page')) || 1),
    request: search.get('request') ?? undefined,
    set: (changes) => setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a request, to which the focus goes back. */
export const linkId = (request: string | number): string => `request-${request}`;
