import { Message } from '../ui/Message.tsx';
import { useWords } from '../words/words.ts';
import { HomeLink } from './HomeLink.tsx';
import { frameWords } from './words.ts';

export const NothingHere = () => {
  const say = useWords(frameWords);
  return (
    <Message title={say('nothing')} text={say('nothingHelp')}>
      <HomeLink />
    </Message>
  );
};
