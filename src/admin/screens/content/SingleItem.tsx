import { type ContentTypeInfo, listContent } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { ItemScreen } from './ItemScreen.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useAdd } from './use-add.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
}

/** Of a type that a school has one item of: its form, without a list. */
export const SingleItem = ({ info, layout }: Props) => {
  const { type } = info;
  const both = useBoth();
  const say = useWords(contentWords);
  const { data: items, isError, refetch } = useCall(listContent, { params: { type }, query: { pageSize: 1 } });
  const { add, isPending } = useAdd(info, layout.place);
  if (isError && !items) return <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  if (!items) return <Skeleton rows={6} />;
  const [item] = items;
  if (item) return <ItemScreen id={item.id} info={info} layout={layout} isAlone />;
  return (
    <>
      <PageHead title={both(layout.title)} note={info.isShown ? both(layout.where) : say('notShown')} />
      <Empty text={both(layout.empty)}>
        {info.mayWrite && (
          <Button look="primary" busy={isPending} onClick={add}>
            {both(layout.add)}
          </Button>
        )}
      </Empty>
    </>
  );
};
