import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import classes from './load-failed.module.css';
import { Message } from './Message.tsx';

const words = defineWords({ en: { tryAgain: 'Try again' }, hi: { tryAgain: 'फिर कोशिश करें' } });

interface Props {
  readonly text: string;
  readonly onRetry: () => unknown;
}

/** Stands where something could not be loaded, and loads it again. */
export const LoadFailed = ({ text, onRetry }: Props) => {
  const say = useWords(words);
  return (
    <p className={classes.failed} role="alert">
      {text}
      <Button size="compact" onClick={() => void onRetry()}>
        {say('tryAgain')}
      </Button>
    </p>
  );
};

interface ScreenProps extends Omit<Props, 'text'> {
  readonly title: string;
  readonly text?: string;
}

/** The same in the place of a whole screen. */
export const ScreenLoadFailed = ({ title, text, onRetry }: ScreenProps) => {
  const say = useWords(words);
  return (
    <Message title={title} text={text} isFault>
      <Button onClick={() => void onRetry()}>{say('tryAgain')}</Button>
    </Message>
  );
};
