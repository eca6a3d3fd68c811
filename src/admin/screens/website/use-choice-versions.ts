import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listThemeSettingsHistory } from '#schemas/api/theme-settings.ts';
import { callOptions, useCall } from '../../calls/use-call.ts';
import { useLocale } from '../../words/words.ts';
import { choiceVersionsOf } from './choice-versions.ts';

const pageSize = 100;
/** Further back nobody looks for how a website was. */
const mostPages = 10;

/**
 * The versions of a school's choices, the last one first. An hour of editing may be more saves than a page of the
 * history has, and one version: pages are read until there are as many versions as are wanted.
 */
export const useChoiceVersions = (
  themeId: number,
  { wanted, savedAt }: { readonly wanted: number; readonly savedAt: Date | undefined },
) => {
  const locale = useLocale();
  const [pages, setPages] = useState(1);
  const inputOf = (page: number) => ({ params: { themeId }, query: { page, pageSize } });
  const first = useCall(listThemeSettingsHistory, inputOf(1), { isAnew: true });
  const { refetch } = first;
  useEffect(() => {
    if (savedAt) void refetch();
  }, [savedAt, refetch]);
  const others = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => {
      // What stands on another page is no placeholder for a page.
      const { placeholderData: _placeholder, ...options } = callOptions(
        listThemeSettingsHistory,
        inputOf(at + 2),
        locale,
      );
      return options;
    }),
  });
  const entries = [first.data, ...others.map(({ data }) => data?.body)];
  const isRead = entries.every((page) => page !== undefined);
  const versions = choiceVersionsOf(entries.flatMap((page) => page ?? []));
  const all = Math.min(mostPages, Math.ceil(first.total / pageSize));
  if (isRead && versions.length <= wanted && pages < all) setPages(pages + 1);
  return { versions, isRead: first.data !== undefined, isError: first.isError, refetch };
};
