import { Suspense } from 'react';
import { type ContentTypeInfo, getContent } from '#schemas/api/content/read.ts';
import { isGone } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { useLive } from '../../live/live.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { ItemForm } from './ItemForm.tsx';
import { MediaClasses } from './media-classes.ts';
import { NoItem } from './NoItem.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

/** For who reads alone, which few do. */
const ItemFacts = part(async () => (await import('./ItemFacts.tsx')).ItemFacts);

/** How soon somebody else's edit is seen in an open form while nothing tells of it, in milliseconds. */
const everyMs = 15_000;

interface Props {
  readonly id: number;
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
  /** Whether there is no list to go back to. */
  readonly isAlone?: boolean;
}

/** One item: its form, or for who may not change it what it holds. */
export const ItemScreen = ({ id, info, layout, isAlone = false }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  const { isOpen } = useLive();
  const input = { params: { type: info.type, id } };
  const { data: item, error, refetch } = useCall(getContent, input, isOpen ? {} : { everyMs });
  const list = `/school/content/${info.type}`;
  const back = !isAlone && <BackLink to={list}>{both(layout.title)}</BackLink>;
  // A form that is open stays, whatever became of reading it again.
  if (!item && error)
    return isGone(error) ? <NoItem list={list} /> : <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  if (!item) return <Skeleton rows={8} />;
  const Shown = info.mayWrite ? ItemForm : ItemFacts;
  return (
    <MediaClasses value={info.media}>
      <Suspense fallback={<Skeleton rows={8} />}>
        <Shown item={item} info={info} layout={layout} back={back} />
      </Suspense>
    </MediaClasses>
  );
};
