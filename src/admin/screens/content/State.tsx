import { Clock, EyeOff } from 'lucide-react';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { contentWords } from './words.ts';

interface Props {
  readonly state: ListedItem['state'];
  /** In a heading it stands in a box of its own. */
  readonly isBoxed?: boolean;
}

/** Where an item stands: a sign and a word. */
export const State = ({ state, isBoxed = false }: Props) => {
  const say = useWords(contentWords);
  return (
    <span className={classes.state} data-state={state} data-boxed={isBoxed || undefined}>
      {state === 'scheduled' ? (
        <Clock aria-hidden size={14} />
      ) : state === 'expired' || state === 'deleted' ? (
        <EyeOff aria-hidden size={14} />
      ) : (
        <span className={classes.sign} aria-hidden />
      )}
      {say(state)}
    </span>
  );
};
