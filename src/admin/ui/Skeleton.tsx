import { defineWords, useWords } from '../words/words.ts';
import classes from './skeleton.module.css';

const words = defineWords({ en: { loading: 'Loading' }, hi: { loading: 'लोड हो रहा है' } });

/** How high a row is, with the gap below it. */
const rowRem = 2.75;

/** Rows that are still to come; they are seen only where that takes a moment. */
export const Skeleton = ({ rows }: { readonly rows: number }) => {
  const say = useWords(words);
  return (
    <div
      className={classes.skeleton}
      style={{ blockSize: `${rows * rowRem}rem` }}
      role="status"
      aria-label={say('loading')}
    />
  );
};
