import { listVisitors } from '#schemas/api/visitors/list.ts';
import { useCall } from '../../calls/use-call.ts';
import { type Place, pageSize } from './use-place.ts';

/** What the list is cut down to, by its address. */
export const visitQuery = (today: string, { filters, state, purpose }: Place) => ({
  From: filters.from || today,
  To: filters.to || (filters.from > today ? filters.from : today),
  ...(state ? { State: state } : {}),
  ...(purpose ? { Purpose: purpose } : {}),
  ...(filters.keyword ? { keyword: filters.keyword } : {}),
});

/** The page of visits that the address names. */
export const useVisits = (today: string, place: Place) =>
  useCall(listVisitors, { query: { ...visitQuery(today, place), page: place.page, pageSize } });
