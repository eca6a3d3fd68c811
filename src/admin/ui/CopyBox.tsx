import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import classes from './copy-box.module.css';
import { useAttempt, useNotices } from './Notices.tsx';

const words = defineWords({
  en: { copy: 'Copy', copied: 'Copied' },
  hi: { copy: 'कॉपी करें', copied: 'कॉपी हो गया' },
});

interface Props {
  readonly label: string;
  /** What is copied: a link, or a secret. */
  readonly value: string;
  /** What the button says where it is more than to copy. */
  readonly copyLabel?: string;
  readonly copiedText?: string;
  /** What the device's own sharing is called, for what may be passed on. */
  readonly shareLabel?: string;
  /** What to know of it. */
  readonly children: ReactNode;
}

/** A text that is taken elsewhere, chosen as a whole. */
export const CopyBox = ({ label, value, copyLabel, copiedText, shareLabel, children }: Props) => {
  const say = useWords(words);
  const tell = useNotices();
  const attempt = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = (): void =>
    void attempt(async () => {
      await copyText(value, field.current);
      tell.notice(copiedText ?? say('copied'));
    });
  const share = (): void =>
    void attempt(async () => {
      await navigator.share({ text: value }).catch((error: unknown) => {
        // Nobody was chosen.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });
    });
  return (
    <div className={classes.box} role="status">
      <label>
        <span>{label}</span>
        <input ref={field} readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p>{children}</p>
      <div>
        <Button look="primary" icon={<Copy aria-hidden size={18} />} onClick={copy}>
          {copyLabel ?? say('copy')}
        </Button>
        {shareLabel !== undefined && 'share' in navigator && (
          <Button icon={<Share2 aria-hidden size={18} />} onClick={share}>
            {shareLabel}
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
