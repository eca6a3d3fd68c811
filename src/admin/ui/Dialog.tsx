import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import classes from './dialog.module.css';
import { useAsDialog } from './dialog-count.ts';

const words = defineWords({ en: { close: 'Close' }, hi: { close: 'बंद करें' } });

interface Props {
  readonly title: string;
  /** 480 px, or as wide as a grid of pictures needs. */
  readonly size?: 'usual' | 'large';
  /** Without it the dialog stays until its question is answered, and nothing behind it can be read. */
  readonly onClose?: () => void;
  /** Whether something runs in it whose end has to be seen: it cannot be closed meanwhile. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

const stay = (): void => undefined;

/** Gives the focus back where a dialog that is taken away held it: Mantine does so where one is closed and stays. */
const useFocusBefore = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
};

/**
 * A question that stands before everything else; Esc closes it, and the focus goes back. So does a click outside, until
 * something in it is typed or changed.
 */
export const Dialog = ({ title, size = 'usual', onClose, isBusy = false, children }: Props) => {
  const say = useWords(words);
  const [isTouched, setTouched] = useState(false);
  useAsDialog();
  useFocusBefore();
  return (
    <Modal
      opened
      centered
      title={title}
      size={size === 'large' ? 880 : 480}
      radius={16}
      closeButtonProps={{ 'aria-label': say('close'), disabled: isBusy }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '', body: classes.body ?? '' }}
      // Its head is a `header`, which would be a second banner of the page.
      attributes={{ header: { role: 'none' } }}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined && !isBusy}
      closeOnClickOutside={onClose !== undefined && !isBusy && !isTouched}
      onInput={() => setTouched(true)}
      {...(onClose ? {} : { overlayProps: { color: 'var(--canvas)', backgroundOpacity: 1 } })}
      onClose={onClose ?? stay}
    >
      {children}
    </Modal>
  );
};

interface FootProps {
  /** The milder deed, away from the others. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The deeds that end a dialog. */
export const DialogFoot = ({ aside, children }: FootProps) => (
  <div className={classes.foot}>
    {aside && <span>{aside}</span>}
    {children}
  </div>
);
