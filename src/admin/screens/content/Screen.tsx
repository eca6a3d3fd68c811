import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { type ContentTypeInfo, listContentTypes } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { ItemList } from './ItemList.tsx';
import { NoItem } from './NoItem.tsx';
import { TypeMenu } from './TypeMenu.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { layoutsFor } from './types/index.ts';
import { contentWords } from './words.ts';

/** Forms are more than half of what there is to load, and lists do without. */
const ItemScreen = lazy(async () => ({ default: (await import('./ItemScreen.tsx')).ItemScreen }));
const SingleItem = lazy(async () => ({ default: (await import('./SingleItem.tsx')).SingleItem }));

/** What the website shows: the types beside the list of one, or one item's form. */
export const Screen = () => {
  const say = useWords(contentWords);
  const { type, id } = useParams();
  const { user } = useStart();
  const { data: types, isError, refetch } = useCall(listContentTypes, {});
  if (isError && !types) return <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  if (!types) return <Skeleton rows={8} />;
  const shown = layoutsFor(user.role).filter((layout) => types.some((info) => info.type === layout.type));
  const layout = type === undefined ? shown[0] : shown.find((one) => one.type === type);
  const info = types.find((one) => one.type === layout?.type);
  if (!layout || !info) return <NoItem list="/school/content" />;
  if (id !== undefined)
    return isId(id) ? (
      <Suspense fallback={<Skeleton rows={8} />}>
        <ItemScreen key={id} id={Number(id)} info={info} layout={layout} />
      </Suspense>
    ) : (
      <NoItem list={`/school/content/${info.type}`} />
    );
  return (
    <div className={classes.screen}>
      <TypeMenu layouts={shown} types={types} current={layout.type} />
      <div className={classes.main}>
        <Suspense fallback={<Skeleton rows={8} />}>{open(info, layout)}</Suspense>
      </div>
    </div>
  );
};

/** What may name an item: no other text of an address is asked for. */
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

const open = (info: ContentTypeInfo, layout: TypeLayout) =>
  info.singleton ? (
    <SingleItem key={info.type} info={info} layout={layout} />
  ) : (
    <ItemList key={info.type} info={info} layout={layout} />
  );
