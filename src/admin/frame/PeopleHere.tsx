import { useLive } from '../live/live.ts';
import { Initials } from '../ui/Initials.tsx';
import hidden from '../ui/unseen.module.css';
import { useWords } from '../words/words.ts';
import classes from './people-here.module.css';
import { frameWords } from './words.ts';

/** As many as have room in the bar of a desk and of a phone. */
const most = { desk: 3, phone: 1 } as const;

/** Who else has the office open. */
export const PeopleHere = () => {
  const say = useWords(frameWords);
  const people = [...new Map(useLive().people.map(({ userId, name }) => [userId, name]))];
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={say('peopleHere')}>
      {people.slice(0, most.desk).map(([userId, name]) => (
        <li key={userId} title={name}>
          <Initials name={name} isHere />
          <span className={hidden.unseen}>{name}</span>
        </li>
      ))}
      {(['desk', 'phone'] as const).map((device) => {
        const rest = people.slice(most[device]).map(([, name]) => name);
        return (
          rest.length > 0 && (
            <li key={device} className={classes[device]} title={rest.join(', ')}>
              <span aria-hidden>+{rest.length}</span>
              <span className={hidden.unseen}>{say('morePeople', { count: rest.length })}</span>
            </li>
          )
        );
      })}
    </ul>
  );
};
