import { useParams } from 'react-router-dom';
import { type ContentTypeInfo, listContentTypes } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { ItemList } from './ItemList.tsx';
import { ItemScreen } from './ItemScreen.tsx';
import { SingleItem } from './SingleItem.tsx';
import { TypeMenu } from './TypeMenu.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { typeLayouts } from './types/index.ts';
import { contentWords } from './words.ts';

/** What the website shows: the types beside the list of one, or one item's form. */
export const Screen = () => {
  const say = useWords(contentWords);
  const { type, id } = useParams();
  const { data: types, isError, refetch } = useCall(listContentTypes, {});
  if (isError && !types)
    return (
      <Message title={say('loadFailed')} isFault>
        <Button onClick={() => void refetch()}>{say('tryAgain')}</Button>
      </Message>
    );
  if (!types) return <Skeleton rows={8} />;
  const shown = typeLayouts.filter((layout) => types.some((info) => info.type === layout.type));
  const layout = type === undefined ? shown[0] : shown.find((one) => one.type === type);
  const info = types.find((one) => one.type === layout?.type);
  if (!layout || !info) return <Message title={say('gone')} />;
  if (id !== undefined) return <ItemScreen key={id} id={Number(id)} info={info} layout={layout} />;
  return (
    <div className={classes.screen}>
      <TypeMenu layouts={shown} types={types} current={layout.type} />
      <div className={classes.main}>{open(info, layout)}</div>
    </div>
  );
};

const open = (info: ContentTypeInfo, layout: TypeLayout) =>
  info.singleton ? (
    <SingleItem key={info.type} info={info} layout={layout} />
  ) : (
    <ItemList key={info.type} info={info} layout={layout} />
  );
