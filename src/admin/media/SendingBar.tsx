import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import classes from './media.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { mediaWords } from './words.ts';

interface Props {
  /** How much is sent, 0–1; nothing is shown while it is undefined. */
  readonly progress: number | undefined;
  readonly onGiveUp: () => void;
}

/** How far files are on their way, with what gives that up while it can be. */
export const SendingBar = ({ progress, onGiveUp }: Props) => {
  const say = useWords(mediaWords);
  if (progress === undefined) return null;
  const label = say('sending', { percent: Math.round(progress * 100) });
  return (
    <div className={classes.sending}>
      <div>
        <small>{label}</small>
        <ProgressBar label={label} value={progress} />
      </div>
      {progress < 1 && (
        <Button look="quiet" size="compact" onClick={onGiveUp}>
          {say('giveUp')}
        </Button>
      )}
    </div>
  );
};
