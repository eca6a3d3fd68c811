import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogFoot } from './Dialog.tsx';
import { useAttempt } from './Notices.tsx';

interface Props {
  readonly title: string;
  /** What the deed would do. */
  readonly children: ReactNode;
  /** Leaves everything as it is; it has the focus. */
  readonly keep: string;
  readonly deed: string;
  /** What takes something away looks dangerous. */
  readonly look?: 'danger' | 'primary';
  /** The milder deed. */
  readonly aside?: ReactNode;
  /** Does it, and says so. Where it fails that is said, and the question stays. */
  readonly onRun: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a deed that is hard to take back. */
export const QuestionDialog = ({ title, children, keep, deed, look = 'danger', aside, onRun, onClose }: Props) => {
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const isDone = await attempt(onRun);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogFoot aside={aside}>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {keep}
        </Button>
        <Button look={look} busy={isBusy} onClick={() => void run()}>
          {deed}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
