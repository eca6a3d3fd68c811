import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ListedUser } from '#schemas/api/users.ts';
import { formatDay } from '../format/dates.ts';
import { Button } from '../ui/Button.tsx';
import { useAttempt, useNotices } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './link-box.module.css';
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
  const tell = useNotices();
  const attempt = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = (): void =>
    void attempt(async () => {
      await copyText(link, field.current);
      tell.notice(say('copied'));
    });
  const share = (): void =>
    void attempt(async () => {
      await navigator.share({ text: link }).catch((error: unknown) => {
        // Nobody was chosen.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });
    });
  return (
    <div className={classes.link} role="status">
      <label>
        <span>{say('linkTitle', { name })}</span>
        <input ref={field} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p>{say('linkHelp', { name, day: formatDay(until, locale) })}</p>
      <div>
        <Button look="primary" icon={<Copy aria-hidden size={18} />} onClick={copy}>
          {say('copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share2 aria-hidden size={18} />} onClick={share}>
            {say('share')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Where the page came without encryption, browsers have no clipboard but that of the selection. */
const copyText = async (text: string, field: HTMLInputElement | null): Promise<void> => {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  field?.select();
  document.execCommand('copy');
};
