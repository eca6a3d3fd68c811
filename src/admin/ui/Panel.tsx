import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import classes from './panel.module.css';

const words = defineWords({ en: { close: 'Close' }, hi: { close: 'बंद करें' } });

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** Before the title. */
  readonly sign?: ReactNode;
  /** The deeds, at its foot. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is open of a list, beside it; on a small screen in its place. Esc closes it. It takes the focus. */
export const Panel = ({ title, note, sign, foot, onClose, children }: Props) => {
  const say = useWords(words);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const closeByKey = ({ key, target, currentTarget }: KeyboardEvent): void => {
    // What a dialog over the panel hears is the dialog's.
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  };
  return (
    <section className={classes.panel} aria-labelledby={id} onKeyDown={closeByKey}>
      <header className={classes.head}>
        {sign}
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        <Button look="quiet" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden size={18} />
        </Button>
      </header>
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </section>
  );
};

interface BesideProps {
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** A list, and what is open of it. */
export const Beside = ({ panel, children }: BesideProps) => (
  <div className={classes.screen} data-open={Boolean(panel) || undefined}>
    <div className={classes.list}>{children}</div>
    {panel}
  </div>
);
