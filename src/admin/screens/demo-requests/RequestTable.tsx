import { Link } from 'react-router-dom';
import type { DemoRequestRow } from '#schemas/api/demo-requests.ts';
import { formatDay } from '../../format/dates.ts';
import listTable from '../../ui/list-table.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './demo-requests.module.css';
import { linkId, type Place } from './use-place.ts';
import { requestStatusWords, requestsWords } from './words.ts';

interface Props {
  readonly requests: readonly DemoRequestRow[];
  readonly place: Place;
}

/** Which school asks, by whom, how far it is, and since when. */
export const RequestTable = ({ requests, place }: Props) => {
  const say = useWords(requestsWords);
  const sayStatus = useWords(requestStatusWords);
  const locale = useLocale();
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.requests}`}>
        <thead>
          <tr>
            <th scope="col">{say('school')}</th>
            <th scope="col">{say('person')}</th>
            <th scope="col">{say('status')}</th>
            <th scope="col">{say('asked')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ Demo_Request_Id: id, School_Name, City, Name, Status, Created_At }) => {
            const isOpen = place.request === String(id);
            return (
              <tr
                key={id}
                data-open={isOpen || undefined}
                data-new={Status === 'New' || undefined}
                data-off={Status === 'Spam' || Status === 'Lost' || undefined}
              >
                <th scope="row">
                  <Link id={linkId(id)} to={place.hrefOf({ request: String(id) })} aria-current={isOpen || undefined}>
                    {School_Name}
                  </Link>
                  {City && <small>{City}</small>}
                </th>
                <td>{Name}</td>
                <td>{sayStatus(Status)}</td>
                <td>{formatDay(Created_At, locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
