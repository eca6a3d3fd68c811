import { useId } from 'react';
import { Link } from 'react-router-dom';
import { listStaffLeave, type StaffLeave } from '#schemas/api/staff/leave.ts';
import { addDays } from '#shared/calendar.ts';
import { useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { useWords } from '../../words/words.ts';
import classes from './leave.module.css';
import { useLeaveText } from './use-leave-text.ts';
import type { Place } from './use-place.ts';
import { leaveWords } from './words.ts';

const soonDays = 14;

/** Who is on leave today and in the two weeks to come, for who answers what others ask for. */
export const AwaySoon = ({ place }: { readonly place: Place }) => {
  const say = useWords(leaveWords);
  // The latest days come first: what is over is not among them but where there is little else.
  const { data } = useCall(listStaffLeave, { query: { State: 'Approved', pageSize: 100 } });
  if (!data) return null;
  const today = localDay();
  const isToday = (one: StaffLeave): boolean => one.First_Day <= today && one.Last_Day >= today;
  const isSoon = (one: StaffLeave): boolean => one.First_Day > today && one.First_Day <= addDays(today, soonDays);
  const soon = data.filter(isSoon).toReversed();
  return (
    <div className={classes.awaySoon}>
      <Group title={say('awayToday')} none={say('nobodyAway')} requests={data.filter(isToday)} place={place} />
      {soon.length > 0 && <Group title={say('awaySoon')} requests={soon} place={place} />}
    </div>
  );
};

interface GroupProps {
  readonly title: string;
  readonly none?: string;
  readonly requests: readonly StaffLeave[];
  readonly place: Place;
}

const Group = ({ title, none, requests, place }: GroupProps) => {
  const text = useLeaveText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {requests.length === 0 ? (
        <p className={classes.note}>{none}</p>
      ) : (
        <ul>
          {requests.map((one) => (
            <li key={one.Leave_Id}>
              <Link to={place.hrefOf({ open: String(one.Leave_Id) })}>{one.Name}</Link>
              <span>{[text.span(one), one.Type_Name].join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
