import { wordDiff } from '../format/word-diff.ts';
import hidden from '../ui/unseen.module.css';
import { useWords } from '../words/words.ts';
import classes from './marks.module.css';
import { differenceWords } from './words.ts';

/** What was taken out. */
export const Out = ({ children }: { readonly children: string }) => {
  const say = useWords(differenceWords);
  return (
    <del className={classes.out}>
      <span className={hidden.unseen}>{say('takenOut')}: </span>
      {children}
    </del>
  );
};

/** What was put in. */
export const In = ({ children }: { readonly children: string }) => {
  const say = useWords(differenceWords);
  return (
    <ins className={classes.in}>
      <span className={hidden.unseen}>{say('putIn')}: </span>
      {children}
    </ins>
  );
};

/** How the words of a text have changed. */
export const ChangedWords = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <p className={classes.words}>
    {wordDiff(before, after).map(({ kind, text }, at) => {
      const key = `${at}${kind}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      return kind === 'out' ? <Out key={key}>{text}</Out> : <In key={key}>{text}</In>;
    })}
  </p>
);

/** What the two marks mean, for the eye alone. */
export const MarksLegend = () => {
  const say = useWords(differenceWords);
  return (
    <span aria-hidden>
      <del className={classes.out}>{say('takenOut')}</del> <ins className={classes.in}>{say('putIn')}</ins>
    </span>
  );
};
