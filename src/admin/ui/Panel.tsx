import { useFocusTrap } from '@mantine/hooks';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import { useHasDialog } from './dialog-count.ts';
import classes from './panel.module.css';
import { useIsPhone } from './use-is-phone.ts';

const words = defineWords({ en: { close: 'Close' }, hi: { close: 'बंद करें' } });

/** What hears Esc for itself. */
const others = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** Before the title. */
  readonly sign?: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** The deeds, at its foot. */
  readonly foot?: ReactNode;
  /** Whether it is opened for a field in it, which has `autoFocus` and `data-autofocus`: that takes the focus then. */
  readonly isForField?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is open of a list, beside it; on a phone a page of its own. Esc closes it. It takes the focus. */
export const Panel = ({ title, note, sign, tools, foot, isForField = false, onClose, children }: Props) => {
  const say = useWords(words);
  const id = useId();
  const isPage = useIsPhone();
  const hasDialog = useHasDialog();
  const panel = useRef<HTMLElement>(null);
  const trap = useFocusTrap(isPage && !hasDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isForField) heading.current?.focus({ preventScroll: true });
  }, [isForField]);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      const other = target instanceof Element ? target.closest(others) : null;
      if (key === 'Escape' && !defaultPrevented && (other === null || other === panel.current)) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <section
      ref={(element) => {
        panel.current = element;
        trap(element);
      }}
      className={classes.panel}
      aria-labelledby={id}
      {...(isPage ? { role: 'dialog', 'aria-modal': true } : {})}
    >
      <header className={classes.head}>
        {sign}
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} {...(isForField ? {} : { 'data-autofocus': true })}>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        {tools}
        <Button look="quiet" size="compact" aria-label={say('close')} onClick={onClose}>
          {isPage ? <ArrowLeft aria-hidden size={20} /> : <X aria-hidden size={18} />}
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
