import { useFocusTrap, useMediaQuery } from '@mantine/hooks';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { defineWords, useWords } from '../../words/words.ts';
import classes from './side-panel.module.css';

const words = defineWords({ en: { close: 'Close' }, hi: { close: 'बंद करें' } });

/** Below this a panel is a page of its own. */
const phone = '(width < 37.5rem)';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  /** Whether a question stands before it, which keeps the focus. */
  readonly isBehind?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is open of a list, beside it; on a phone a page of its own. Esc closes it. */
export const SidePanel = ({ title, note, tools, foot, isBehind = false, onClose, children }: Props) => {
  const say = useWords(words);
  const id = useId();
  const isPage = useMediaQuery(phone, undefined, { getInitialValueInEffect: false }) ?? false;
  const panel = useRef<HTMLElement>(null);
  const trap = useFocusTrap(isPage && !isBehind);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const asked = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      const isElsewhere = asked !== null && asked !== panel.current;
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onClose();
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
      aria-labelledby={`${id}-title`}
      {...(isPage ? { role: 'dialog', 'aria-modal': true } : {})}
    >
      <div className={classes.head}>
        <div className={classes.title}>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        {tools}
        <Button look="quiet" size="compact" aria-label={say('close')} onClick={onClose}>
          {isPage ? <ArrowLeft aria-hidden size={20} /> : <X aria-hidden size={18} />}
        </Button>
      </div>
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </section>
  );
};
