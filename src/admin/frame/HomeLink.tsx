import { audienceOf, homePath } from '#schemas/office.ts';
import { useStart } from '../session/start.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

const names = { office: 'toToday', families: 'toMyPage', operators: 'toOverview' } as const;

/** The way to the first screen of whoever is signed in. */
export const HomeLink = () => {
  const say = useWords(frameWords);
  const { user } = useStart();
  return <ButtonLink to={homePath(user.role)}>{say(names[audienceOf(user.role)])}</ButtonLink>;
};
