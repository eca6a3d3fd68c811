import { defineWords, useWords } from '../words/words.ts';
import classes from './skeleton.module.css';

const words = defineWords({ en: { loading: 'Loading' }, hi: { loading: 'लोड हो रहा है' } });

/** Rows that are still to come; they are seen only where that takes a moment. */
export const Skeleton = ({ rows }: { readonly rows: number }) => {
  const say = useWords(words);
  return (
    <div className={classes.skeleton} role="status" aria-label={say('loading')}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <span key={at} />
      ))}
    </div>
  );
};
