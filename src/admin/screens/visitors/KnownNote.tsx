import { BadgeCheck, Ban, CalendarClock, Info } from 'lucide-react';
import type { KnownVisitor } from '#schemas/api/visitors/known.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './form.module.css';
import { formWords } from './form-words.ts';

/** What is known of the number that was typed. */
export const KnownNote = ({ known }: { readonly known: KnownVisitor }) => {
  const say = useWords(formWords);
  const locale = useLocale();
  const { Denied, Inside, Expected, Guardians, Visits, Last } = known;
  if (Denied)
    return (
      <p className={classes.known} data-state="denied" role="alert">
        <Ban aria-hidden size={20} />
        <strong>{say('deniedNote', { reason: Denied.Reason })}</strong>
      </p>
    );
  if (Inside)
    return (
      <p className={classes.known} data-state="inside" role="status">
        <Info aria-hidden size={20} />
        {say('insideNote', { time: formatMoment(Inside.In_Time ?? '', locale), pass: Inside.Pass_No ?? '' })}
      </p>
    );
  const children = [...new Set(Guardians.map(({ Student }) => Student))];
  const said = [
    Expected && say('expectedNote', { name: Expected.Meeting_Name }),
    Visits === 1 && say('once'),
    Visits > 1 && say('often', { count: Visits }),
    Visits === 0 && Last && say('last', { day: formatDay(Last.Day, locale) }),
  ].filter(Boolean);
  const isKnown = said.length > 0 || children.length > 0;
  const Icon = Expected ? CalendarClock : isKnown ? BadgeCheck : Info;
  return (
    <p className={classes.known} data-state={isKnown ? 'known' : 'new'} role="status">
      <Icon aria-hidden size={20} />
      <span>
        {children.length > 0 && <strong>{say('guardian', { children: children.join(', ') })} </strong>}
        {isKnown ? said.join(' ') : say('first')}
      </span>
    </p>
  );
};
