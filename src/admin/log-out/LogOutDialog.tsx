import { useState } from 'react';
import { formatDay } from '../format/dates.ts';
import { placeOf, type Queue } from '../registers/queue.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { useAttempt } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './log-out.module.css';
import { logOutWords } from './words.ts';

interface Props {
  readonly queue: Queue;
  readonly onLeave: () => Promise<void>;
  readonly onStay: () => void;
}

/** Says what is not sent yet, before somebody logs out. */
export const LogOutDialog = ({ queue, onLeave, onStay }: Props) => {
  const say = useWords(logOutWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await attempt(onLeave);
    setBusy(false);
  };
  return (
    <Dialog title={queue.length === 1 ? say('title1') : say('title', { count: queue.length })} onClose={onStay}>
      <ul className={classes.list}>
        {queue.map(({ body, className }) => (
          <li key={placeOf(body)}>
            <strong>{className}</strong> <span>{formatDay(body.Date, locale)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{say('note')}</p>
      <DialogFoot>
        <Button busy={isBusy} onClick={() => void leave()}>
          {say('leave')}
        </Button>
        <Button look="primary" data-autofocus onClick={onStay}>
          {say('stay')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
