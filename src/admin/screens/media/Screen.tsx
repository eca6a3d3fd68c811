import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listAlbums } from '#schemas/api/albums.ts';
import { mediaPath } from '#schemas/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import { Library } from './Library.tsx';
import { libraryWords } from './words.ts';

const Albums = part(async () => (await import('./albums/Albums.tsx')).Albums);

/** The school's pictures and files, and its albums of them; which of the two is in the address. */
export const Screen = () => {
  const say = useWords(libraryWords);
  const [search] = useSearchParams();
  const isAlbums = search.get('view') === 'albums';
  const { total, data } = useCall(listAlbums, { query: { pageSize: 1 } });
  const views = (
    <Tabs
      label={say('views')}
      tabs={[
        { to: mediaPath, label: say('files'), isCurrent: !isAlbums },
        { to: `${mediaPath}?view=albums`, label: say('albums'), count: data && total, isCurrent: isAlbums },
      ]}
    />
  );
  if (!isAlbums) return <Library views={views} />;
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <Albums views={views} />
    </Suspense>
  );
};
