import { useNotices } from '../../../ui/Notices.tsx';
import { QuestionDialog } from '../../../ui/QuestionDialog.tsx';
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
  const tell = useNotices();
  const remove = async (): Promise<void> => {
    await run();
    tell.notice(removed);
    onClose();
    document.getElementById(openerId(opener))?.focus();
  };
  return (
    <QuestionDialog title={title} keep={say('cancel')} deed={say('remove')} onRun={remove} onClose={onClose}>
      <p>{text}</p>
    </QuestionDialog>
  );
};
