import { useEffect, useState } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import classes from './skeleton.module.css';

const words = defineWords({
  en: {
    loading: 'Loading',
    slow: 'This is taking longer than usual. If nothing has come in a minute, reload the page.',
  },
  hi: {
    loading: 'लोड हो रहा है',
    slow: 'इसमें सामान्य से ज़्यादा समय लग रहा है। एक मिनट में भी कुछ न दिखे, तो पेज फिर से लोड करें।',
  },
});

/** How high a row is, with the gap below it. */
const rowRem = 2.75;

/** After how long it is said that it takes long, in milliseconds. */
const slowMs = 3000;

/** Rows that are still to come; they are seen only where that takes a moment, and say so where it takes long. */
export const Skeleton = ({ rows }: { readonly rows: number }) => {
  const say = useWords(words);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={classes.skeleton}
      style={{ minBlockSize: `${rows * rowRem}rem` }}
      role="status"
      aria-label={say('loading')}
    >
      {isSlow && <p>{say('slow')}</p>}
    </div>
  );
};
