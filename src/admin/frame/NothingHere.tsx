import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

export const NothingHere = () => {
  const say = useWords(frameWords);
  return (
    <Message title={say('nothing')} text={say('nothingHelp')}>
      <ButtonLink to="/school">{say('toToday')}</ButtonLink>
    </Message>
  );
};
