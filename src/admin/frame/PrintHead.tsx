import { formatDay, localDay } from '../format/dates.ts';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { useStart } from '../session/start.ts';
import { useLocale, useWords } from '../words/words.ts';
import classes from './print-head.module.css';
import { frameWords } from './words.ts';

/** What stands on paper over a screen: whose it is, what it is, and of which day. */
export const PrintHead = ({ screen }: { readonly screen: ScreenEntry | undefined }) => {
  const { school } = useStart();
  const say = useWords(frameWords);
  const locale = useLocale();
  return (
    <div className={classes.head} aria-hidden>
      {school.school_Logo_Image && <img src={school.school_Logo_Image} alt="" />}
      <p>
        <strong>{school.school_Name}</strong>
        {[screen?.title[locale], say('printed', { day: formatDay(localDay(), locale) })].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
};
