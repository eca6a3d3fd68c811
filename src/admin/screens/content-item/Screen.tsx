import { useParams } from 'react-router-dom';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { ItemScreen } from '../content/ItemScreen.tsx';
import { NoItem } from '../content/NoItem.tsx';
import { useTypes } from '../content/use-types.ts';
import { contentWords } from '../content/words.ts';

/** One entry of the website: its form, or for who may not change it what it holds. */
export const Screen = () => {
  const say = useWords(contentWords);
  const { type, id } = useParams();
  const { types, isError, refetch } = useTypes();
  if (isError && !types) return <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  if (!types) return <Skeleton rows={8} />;
  const current = types.find(({ layout }) => layout.type === type);
  if (!current) return <NoItem list="/school/content" />;
  const { info, layout } = current;
  if (!isId(id)) return <NoItem list={`/school/content/${info.type}`} />;
  return <ItemScreen key={id} id={Number(id)} info={info} layout={layout} />;
};

/** What may name an item: no other text of an address is asked for. */
const isId = (text: string | undefined): boolean => text !== undefined && /^[1-9]\d{0,14}$/.test(text);
