import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { useAsDialog } from './dialog-count.ts';
import classes from './full-dialog.module.css';

const words = defineWords({ en: { close: 'Close' }, hi: { close: 'बंद करें' } });

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something that takes the whole window for a while; Esc closes it, and the focus goes back. */
export const FullDialog = ({ title, onClose, children }: Props) => {
  const say = useWords(words);
  useAsDialog();
  return (
    <Modal
      opened
      fullScreen
      title={title}
      closeButtonProps={{ 'aria-label': say('close') }}
      classNames={{
        header: classes.header ?? '',
        title: classes.title ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
      // Its head is a `header`, which would be a second banner of the page.
      attributes={{ header: { role: 'none' } }}
      onClose={onClose}
    >
      {children}
    </Modal>
  );
};
