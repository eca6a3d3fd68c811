import { Link } from 'react-router-dom';
import { Message } from '../../ui/Message.tsx';
import { useWords } from '../../words/words.ts';
import { contentWords } from './words.ts';

interface Props {
  /** The list that has others. */
  readonly list: string;
}

/** Stands for an entry or a list that is not there, or no longer. */
export const NoItem = ({ list }: Props) => {
  const say = useWords(contentWords);
  return (
    <Message title={say('gone')}>
      <Link to={list}>{say('back')}</Link>
    </Message>
  );
};
