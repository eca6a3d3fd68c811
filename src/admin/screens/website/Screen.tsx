import { useSearchParams } from 'react-router-dom';
import { getUsedThemeSettings } from '#schemas/api/theme-settings.ts';
import { getWebsitePage } from '#schemas/api/website-page.ts';
import { useCall } from '../../calls/use-call.ts';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { Editor } from './Editor.tsx';
import { websiteWords } from './words.ts';

/** The school's website as it is edited: a page, its sections, its colours. The page is in the address. */
export const Screen = () => {
  const say = useWords(websiteWords);
  const [search] = useSearchParams();
  const path = search.get('page') ?? '/';
  const settings = useCall(getUsedThemeSettings, {}, { isAnew: true });
  const page = useCall(getWebsitePage, { query: { path } });
  // What was read before may be older than what was saved here since.
  if (settings.data && settings.isFetchedAfterMount && page.data)
    return <Editor key={settings.data.themeId} settings={settings.data} page={page.data} />;
  if (!settings.isError && !page.isError) return <Skeleton rows={12} />;
  const again = (): void => {
    void settings.refetch();
    void page.refetch();
  };
  return <ScreenLoadFailed title={say('title')} text={say('failed')} onRetry={again} />;
};
