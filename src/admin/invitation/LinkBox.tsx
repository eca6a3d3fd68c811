import type { ListedUser } from '#schemas/api/users.ts';
import { formatDay } from '../format/dates.ts';
import { CopyBox } from '../ui/CopyBox.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { linkWords } from './link-words.ts';

interface Props {
  readonly name: string;
  readonly link: string;
  readonly until: NonNullable<ListedUser['invitedUntil']>;
}

/** A link of an invitation, to be passed on. */
export const LinkBox = ({ name, link, until }: Props) => {
  const say = useWords(linkWords);
  const locale = useLocale();
  return (
    <CopyBox
      label={say('linkTitle', { name })}
      value={link}
      copyLabel={say('copy')}
      copiedText={say('copied')}
      shareLabel={say('share')}
    >
      {say('linkHelp', { name, day: formatDay(until, locale) })}
    </CopyBox>
  );
};
