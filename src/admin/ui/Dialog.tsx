import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import classes from './dialog.module.css';

const words = defineWords({ en: { close: 'Close' }, hi: { close: 'बंद करें' } });

interface Props {
  readonly title: string;
  /** 480 px, or as wide as a grid of pictures needs. */
  readonly size?: 'usual' | 'large';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that stands before everything else; Esc closes it, and the focus goes back. */
export const Dialog = ({ title, size = 'usual', onClose, children }: Props) => {
  const say = useWords(words);
  return (
    <Modal
      opened
      centered
      title={title}
      size={size === 'large' ? 880 : 480}
      radius={16}
      closeButtonProps={{ 'aria-label': say('close') }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '' }}
      onClose={onClose}
    >
      {children}
    </Modal>
  );
};
