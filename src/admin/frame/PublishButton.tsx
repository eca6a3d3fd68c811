import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { publishPath } from '#schemas/office.ts';
import { Ball } from '../ui/Ball.tsx';
import { useWords } from '../words/words.ts';
import classes from './bar.module.css';
import { frameWords } from './words.ts';

interface Props {
  readonly count: number;
  readonly ref: Ref<HTMLAnchorElement>;
}

/** The way to what waits: the ball and its number, or that everything is live. */
export const PublishButton = ({ count, ref }: Props) => {
  const say = useWords(frameWords);
  return (
    <Link
      ref={ref}
      className={classes.publish}
      to={publishPath}
      data-waiting={count > 0 || undefined}
      aria-label={count > 0 ? say('toPublish', { count }) : say('allLive')}
    >
      {count > 0 ? (
        <>
          <Ball />
          <strong>{count}</strong>
          <span>{say('toPublishRest')}</span>
        </>
      ) : (
        <>
          <Check aria-hidden size={16} />
          <span>{say('allLive')}</span>
        </>
      )}
    </Link>
  );
};
