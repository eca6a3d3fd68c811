import type { ReactNode } from 'react';
import { formatMoment } from '../format/dates.ts';
import { useLocale } from '../words/words.ts';
import { Initials } from './Initials.tsx';
import classes from './version-row.module.css';

interface Props {
  readonly who: string;
  readonly at: string;
  /** What was done, and in what. */
  readonly line: string;
  /** What it is to visitors or to the form, each in a few words. */
  readonly marks?: readonly string[];
  /** The button that goes back to it. */
  readonly children?: ReactNode;
}

/** One of the versions of something: who made it, when and what of it is other. */
export const VersionRow = ({ who, at, line, marks = [], children }: Props) => {
  const locale = useLocale();
  return (
    <li className={classes.row}>
      <Initials name={who} />
      <div>
        <strong>{who}</strong> <time dateTime={at}>{formatMoment(at, locale)}</time>
        <span>{line}</span>
        {marks.map((mark) => (
          <span key={mark} className={classes.mark}>
            {mark}
          </span>
        ))}
        {children}
      </div>
    </li>
  );
};
