import { type DemoRequestStatus, demoRequestStatuses } from '#schemas/records/demo-request.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

const names = ['keyword', 'status'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'request'> {
  readonly keyword: string;
  readonly status: DemoRequestStatus | undefined;
  /** The id of the request that is open. */
  readonly request: string | undefined;
}

export const usePlace = (): Place => {
  const { open: request, ...place } = useListPlace({ filters: names, open: 'request' });
  const { keyword, status } = place.filters;
  return { ...place, request, keyword, status: demoRequestStatuses.find((one) => one === status) };
};

/** The element that opens a request, to which the focus goes back. */
export const linkId = (request: string | number): string => `request-${request}`;
