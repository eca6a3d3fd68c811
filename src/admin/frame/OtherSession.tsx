import { CalendarDays } from 'lucide-react';
import { sessionName, useSchoolSession } from '../session/school-session.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import classes from './frame.module.css';
import { frameWords } from './words.ts';

/** Says that another session than the one that runs is shown, and leads back. */
export const OtherSession = () => {
  const say = useWords(frameWords);
  const { chosen, current, choose } = useSchoolSession();
  return (
    <div role="status">
      {chosen !== current && (
        <p className={classes.session}>
          <CalendarDays aria-hidden size={18} />
          <span>{say('otherSession', { session: sessionName(chosen) })}</span>
          <Button size="compact" look="quiet" onClick={() => choose(current)}>
            {say('toSession', { session: sessionName(current) })}
          </Button>
        </p>
      )}
    </div>
  );
};
