import { Clock, EyeOff, Lock } from 'lucide-react';
import type { ListedUser } from '#schemas/api/users.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './users.module.css';
import { stateWords, usersWords } from './words.ts';

const signs = { invited: Clock, locked: Lock, disabled: EyeOff } as const;

/** Where an account stands: a sign, a word, and the time that matters. */
export const UserState = ({ user }: { readonly user: ListedUser }) => {
  const say = useWords(stateWords);
  const { state } = user;
  const Sign = state === 'active' || state === 'mustChangePassword' ? undefined : signs[state];
  return (
    <>
      <span className={classes.state} data-state={state}>
        {Sign ? <Sign aria-hidden size={14} /> : <span className={classes.sign} aria-hidden />}
        {say(state)}
      </span>
      <span className={classes.since}>{useSince(user)}</span>
    </>
  );
};

/** When somebody was last here, or until when an invitation holds. */
export const useSince = ({ state, invitedUntil, lastLoginAt }: ListedUser): string => {
  const say = useWords(usersWords);
  const locale = useLocale();
  if (state === 'invited')
    return invitedUntil && Date.parse(invitedUntil) > Date.now()
      ? say('linkUntil', { day: formatDay(invitedUntil, locale) })
      : say('linkOver');
  return lastLoginAt ? say('lastHere', { time: formatMoment(lastLoginAt, locale) }) : say('never');
};
