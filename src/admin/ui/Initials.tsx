import classes from './initials.module.css';

const segments = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** The first letters of the first and the last word; a letter keeps its matra. */
export const initialsOf = (name: string): string => {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return ends.map((word = '') => [...segments.segment(word)][0]?.segment ?? '').join('');
};

/** A person as a disc, in one of four pairs of colours that stays the same for a name. */
export const Initials = ({ name }: { readonly name: string }) => {
  const pair = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
  return (
    <span className={classes.initials} data-pair={pair} aria-hidden>
      {initialsOf(name)}
    </span>
  );
};
