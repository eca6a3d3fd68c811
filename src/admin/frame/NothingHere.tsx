import { audienceOf, homePath } from '#schemas/office.ts';
import { useStart } from '../session/start.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

const toHome = { office: 'toToday', families: 'toMyPage', operators: 'toOverview' } as const;

export const NothingHere = () => {
  const say = useWords(frameWords);
  const { user } = useStart();
  return (
    <Message title={say('nothing')} text={say('nothingHelp')}>
      <ButtonLink to={homePath(user.role)}>{say(toHome[audienceOf(user.role)])}</ButtonLink>
    </Message>
  );
};
