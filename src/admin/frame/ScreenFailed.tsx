import { useRouteError } from 'react-router-dom';
import { CallError } from '../calls/call-error.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

/** In place of a screen that could not be loaded or threw. */
export const ScreenFailed = () => {
  const say = useWords(frameWords);
  const error = useRouteError();
  return (
    <Message title={say('failed')} text={error instanceof CallError ? error.message : undefined} isFault>
      <Button onClick={() => window.location.reload()}>{say('tryAgain')}</Button>
    </Message>
  );
};
