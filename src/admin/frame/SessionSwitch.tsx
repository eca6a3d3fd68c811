import { CalendarDays, ChevronDown } from 'lucide-react';
import { sessionName, useSchoolSession } from '../session/school-session.ts';
import { useWords } from '../words/words.ts';
import classes from './session-switch.module.css';
import { frameWords } from './words.ts';

interface Props {
  readonly onChosen?: () => void;
}

/** The session that lists with sessions show. */
export const SessionSwitch = ({ onChosen }: Props) => {
  const say = useWords(frameWords);
  const { years, chosen, choose } = useSchoolSession();
  return (
    <span className={classes.switch}>
      <CalendarDays aria-hidden size={16} strokeWidth={1.75} />
      <select
        aria-label={say('session')}
        value={chosen}
        onChange={({ target }) => {
          choose(Number(target.value));
          onChosen?.();
        }}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {sessionName(year)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
    </span>
  );
};
