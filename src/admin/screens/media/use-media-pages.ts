import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listMedia } from '#schemas/api/media.ts';
import type { ListedMedia } from '#schemas/api/media-item.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { callOptions, useCall } from '../../calls/use-call.ts';
import { useLocale } from '../../words/words.ts';
import { queryOf, type Shown } from './filters.ts';

const pageSize = 60;

/** How long a page must stay in view before it is read, in milliseconds: who scrolls past is not waited for. */
const restMs = 100;

const inputOf = (shown: Shown, page: number) => ({ query: { ...queryOf(shown), page, pageSize } });

/** The library's first tiles, and how many there are in all. */
export const useFirstMedia = (shown: Shown) => useCall(listMedia, inputOf(shown, 1));

/** The library as far as it is in view: the tiles from `first` to `last`. */
export const useMediaPages = (
  shown: Shown,
  start: ReturnType<typeof useFirstMedia>,
  { first, last }: { readonly first: number; readonly last: number },
) => {
  const locale = useLocale();
  const pages = useRested(pagesOf(first, last).filter((page) => page > 1));
  const others = useQueries({
    // What stands in another place is no placeholder for a page.
    queries: pages.map((page) => {
      const { placeholderData: _, ...options } = callOptions(listMedia, inputOf(shown, page), locale);
      return options;
    }),
  });
  const mediaAt = (index: number): ListedMedia | undefined => {
    const page = Math.floor(index / pageSize) + 1;
    const rows = page === 1 ? start.data : others[pages.indexOf(page)]?.data?.body;
    return rows?.[index % pageSize];
  };
  const isError = start.isError || others.some((one) => one.isError);
  const retry = (): void => {
    void start.refetch();
    for (const other of others) if (other.isError) void other.refetch();
  };
  return { isError, retry, mediaAt };
};

const pagesOf = (first: number, last: number): readonly number[] => {
  const from = Math.floor(first / pageSize) + 1;
  const to = Math.floor(Math.max(first, last) / pageSize) + 1;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
};

/** Pages once they have stayed the same for a moment. */
const useRested = (pages: readonly number[]): readonly number[] => {
  const [rested, setRested] = useState(pages);
  const key = pages.join();
  useEffect(() => {
    const timer = setTimeout(() => setRested(key === '' ? [] : key.split(',').map(Number)), restMs);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
};

interface Places {
  readonly shown: Shown;
  readonly locale: OfficeLocale;
  readonly first: number;
  readonly last: number;
}

/** The ids of the tiles from `first` to `last`, drawn yet or not. */
export const readPlaces = async (
  client: QueryClient,
  { shown, locale, first, last }: Places,
): Promise<readonly number[]> => {
  const pages = pagesOf(first, last);
  const answers = await Promise.all(
    pages.map((page) => client.ensureQueryData(callOptions(listMedia, inputOf(shown, page), locale))),
  );
  const start = ((pages[0] ?? 1) - 1) * pageSize;
  const ids = answers.flatMap(({ body }) => body.map(({ id }) => id));
  return ids.slice(first - start, last - start + 1);
};
