import { listContentTypes } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { SingleItem } from './SingleItem.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { contentWords } from './words.ts';

/** A type with a screen of its own, of which a school has one item. */
export const SingleType = ({ layout }: { readonly layout: TypeLayout }) => {
  const say = useWords(contentWords);
  const { data: types, isError, refetch } = useCall(listContentTypes, {});
  const info = types?.find(({ type }) => type === layout.type);
  if (isError && !types) return <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  if (!info) return <Skeleton rows={8} />;
  return <SingleItem info={info} layout={layout} />;
};
