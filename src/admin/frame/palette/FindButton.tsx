import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import classes from './find-button.module.css';
import { findWords } from './find-words.ts';

const Palette = part(async () => (await import('./Palette.tsx')).Palette);

/** Opens the palette, as Ctrl or Cmd with K does from anywhere. */
export const FindButton = () => {
  const say = useWords(findWords);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      // Over another dialog it would be a second one.
      setOpen((open) => !open && document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') === null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.find}
        aria-label={say('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <span>{say('open')}</span>
        <kbd aria-hidden>{say('keys')}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
