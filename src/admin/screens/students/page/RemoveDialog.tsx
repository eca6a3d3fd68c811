import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../../ui/Notices.tsx';
import { useWords } from '../../../words/words.ts';
import { pageWords } from './page-words.ts';
import { openerId } from './use-page-place.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Told when it is done. */
  readonly removed: string;
  /** What of the page it was: the focus goes to where another is added. */
  readonly opener: 'bank' | 'document';
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something of a student's record is gone for good. */
export const RemoveDialog = ({ title, text, removed, opener, run, onClose }: Props) => {
  const say = useWords(pageWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const [isPending, setPending] = useState(false);
  const remove = async (): Promise<void> => {
    setPending(true);
    const isDone = await attempt(run);
    setPending(false);
    if (!isDone) return;
    tell.notice(removed);
    onClose();
    document.getElementById(openerId(opener))?.focus();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="danger" busy={isPending} onClick={() => void remove()}>
          {say('remove')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
