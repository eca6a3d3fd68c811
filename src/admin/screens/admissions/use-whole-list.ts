import { useQueries } from '@tanstack/react-query';
import { readInbox } from '#schemas/api/admission-inbox.ts';
import type { InboxView } from '#schemas/records/enquiry-inbox.ts';
import { callOptions, useCall } from '../../calls/use-call.ts';
import { useLocale } from '../../words/words.ts';
import type { Place } from './use-place.ts';

const pageSize = 100;
/** More than these rows are no paper that somebody reads. */
const mostPages = 5;

/** The rows of a view in their order, page after page up to the bound; undefined until all of them are there. */
export const useWholeList = (query: Place['query'], view: InboxView) => {
  const locale = useLocale();
  const inputOf = (page: number) => ({ query: { ...query, view, page, pageSize } });
  const first = useCall(readInbox, inputOf(1), { isAnew: true });
  const pages = Math.min(mostPages, Math.ceil(first.total / pageSize));
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, at) => {
      // What stands on another page is no placeholder for a page.
      const { placeholderData: _placeholder, ...options } = callOptions(readInbox, inputOf(at + 2), locale);
      return { ...options, refetchOnMount: 'always' as const };
    }),
  });
  const bodies = [first.data, ...others.map(({ data }) => data?.body)];
  // What was read before may be older than what was done since.
  const isRead = [first, ...others].every(({ isFetching }) => !isFetching);
  return {
    rows: isRead && bodies.every((body) => body !== undefined) ? bodies.flat() : undefined,
    total: first.total,
    error: first.error ?? others.find(({ error }) => error)?.error,
  };
};
