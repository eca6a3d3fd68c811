import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { ItemList } from './ItemList.tsx';
import { NoItem } from './NoItem.tsx';
import { TypeMenu } from './TypeMenu.tsx';
import { type ShownType, useTypes } from './use-types.ts';
import { contentWords } from './words.ts';

/** Forms are more than half of what there is to load, and lists do without. */
const SingleItem = part(async () => (await import('./SingleItem.tsx')).SingleItem);

/** What the website shows: the types beside the list of one. */
export const Screen = () => {
  const say = useWords(contentWords);
  const { type } = useParams();
  const { types, isError, refetch } = useTypes();
  if (isError && !types) return <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  if (!types) return <Skeleton rows={8} />;
  const current = type === undefined ? types[0] : types.find(({ layout }) => layout.type === type);
  if (!current) return <NoItem list="/school/content" />;
  return (
    <div className={classes.screen}>
      <TypeMenu types={types} current={current} />
      <div className={classes.main}>
        <Suspense fallback={<Skeleton rows={8} />}>{open(current)}</Suspense>
      </div>
    </div>
  );
};

const open = ({ info, layout }: ShownType) =>
  info.singleton ? (
    <SingleItem key={info.type} info={info} layout={layout} />
  ) : (
    <ItemList key={info.type} info={info} layout={layout} />
  );
