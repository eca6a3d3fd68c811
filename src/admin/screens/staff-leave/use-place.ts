import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<never, 'open' | 'view'> {
  /** All requests, or those that wait; the latter at first for who answers them. */
  readonly view: 'waiting' | 'all';
  /** The id of the request that is open; `new` or `types`. */
  readonly open: string | undefined;
}

export const usePlace = (seesAll: boolean): Place => {
  const { more, ...place } = useListPlace({ filters: [], open: 'open', more: ['view'] });
  return { ...place, view: seesAll && more.view !== 'all' ? 'waiting' : 'all' };
};

/** The element that opens a request, to which the focus goes back. */
export const linkId = (open: string | number): string => `leave-${open}`;
