import { Link } from 'react-router-dom';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { useWords } from '../../words/words.ts';
import type { SectionRow, Reason as Why } from './section-rows.ts';
import classes from './website.module.css';
import { websiteWords } from './words.ts';

const texts = {
  off: 'off',
  nothing: 'nothing',
  failed: 'failedPart',
  condition: 'condition',
  loggedIn: 'loggedIn',
} as const satisfies Record<Why, string>;

/** Why visitors do not see a section, and what to do. */
export const Reason = ({ row, reason }: { readonly row: SectionRow; readonly reason: Why }) => {
  const say = useWords(websiteWords);
  const mayWrite = useMayWriteHere();
  return (
    <p className={classes.reason}>
      {say(texts[reason])}
      {mayWrite && reason === 'nothing' && row.content && <Link to={placeOf(row.content)}>{say('fill')}</Link>}
    </p>
  );
};

/** Where the content of a type is written. */
export const placeOf = (type: string): string =>
  type === 'schoolProfile' ? '/school/profile' : `/school/content/${type}`;
