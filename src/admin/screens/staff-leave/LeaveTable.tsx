import { Link } from 'react-router-dom';
import type { StaffLeave } from '#schemas/api/staff/leave.ts';
import { LeaveSign } from '../../leave/LeaveSign.tsx';
import listTable from '../../ui/list-table.module.css';
import { useWords } from '../../words/words.ts';
import classes from './leave.module.css';
import { useLeaveText } from './use-leave-text.ts';
import { linkId, type Place } from './use-place.ts';
import { leaveWords } from './words.ts';

interface Props {
  readonly requests: readonly StaffLeave[];
  readonly place: Place;
  /** Whether all of them are the reader's. */
  readonly isOwn: boolean;
}

/** Requests: whose, of which days, and how they stand. */
export const LeaveTable = ({ requests, place, isOwn }: Props) => {
  const say = useWords(leaveWords);
  const text = useLeaveText();
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.list}`}>
        <thead>
          <tr>
            <th scope="col">{say(isOwn ? 'days' : 'name')}</th>
            {!isOwn && <th scope="col">{say('days')}</th>}
            <th scope="col">{say('type')}</th>
            <th scope="col">{say('count')}</th>
            <th scope="col">{say('state')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((one) => {
            const { Leave_Id: id, Name, Work, Type_Name, Days, State } = one;
            const isOpen = place.open === String(id);
            return (
              <tr key={id} data-open={isOpen || undefined} data-off={State === 'Cancelled' || undefined}>
                <th scope="row">
                  <Link id={linkId(id)} to={place.hrefOf({ open: String(id) })} aria-current={isOpen || undefined}>
                    {isOwn ? text.span(one) : Name}
                  </Link>
                  <small>
                    {!isOwn && Work}
                    <span className={classes.narrow}>
                      {[isOwn ? '' : text.span(one), Type_Name, text.count(Days)].filter(Boolean).join(' · ')}
                    </span>
                  </small>
                </th>
                {!isOwn && <td className={classes.wide}>{text.span(one)}</td>}
                <td className={classes.wide}>{Type_Name}</td>
                <td className={`${classes.wide} ${classes.number}`}>{Days}</td>
                <td>
                  <LeaveSign state={State} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
