import { Link } from 'react-router-dom';
import { exportStaffMonth, readStaffMonth, type StaffMonth } from '#schemas/api/staff/attendance.ts';
import { staffDayCodes } from '#schemas/records/staff.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { shortWeekday } from '../../format/dates.ts';
import { dayCodeWords } from '../../staff/day-code-words.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MonthTurn } from '../../ui/Turn.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './attendance.module.css';
import { Legend } from './Legend.tsx';
import { daysOf, type Place } from './use-place.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly place: Place;
  /** Whether it is that of the reader alone. */
  readonly isOwn?: boolean;
}

/** A month of the registers: a column for each day, and the sums. */
export const Month = ({ place, isOwn = false }: Props) => {
  const say = useWords(attendanceWords);
  const { month } = place;
  const query = { Month: month };
  const { data, isError, refetch } = useCall(readStaffMonth, { query });
  const answer = data?.Month === month ? data : undefined;
  const shown = answer?.rows;
  return (
    <>
      <div className={classes.days}>
        <MonthTurn month={month} onMonth={(next) => place.set({ month: next })} />
        {!isOwn && <TableDownload href={addressOf(exportStaffMonth, { query })} />}
      </div>
      {isError && !shown && <LoadFailed text={say('monthFailed')} onRetry={refetch} />}
      {!isError && !shown && <Skeleton rows={10} />}
      {shown?.length === 0 && <Empty text={say(isOwn ? 'notLinked' : 'nobody')} />}
      {answer && answer.rows.length > 0 && <Grid answer={answer} />}
      {shown && shown.length > 0 && <Legend codes={staffDayCodes} />}
    </>
  );
};

const Grid = ({ answer: { Month: month, closed, rows } }: { readonly answer: StaffMonth }) => {
  const say = useWords(attendanceWords);
  const sayCode = useWords(dayCodeWords);
  const locale = useLocale();
  const days = daysOf(month);
  const closedOn = new Map(closed.map(({ Day, Name }) => [Day, Name]));
  return (
    <section className={classes.month} aria-label={say('month')}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">{say('member')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-closed={closedOn.has(day) || undefined} title={closedOn.get(day)}>
                <small>{shortWeekday(day, locale)}</small>
                {Number(day.slice(8))}
              </th>
            ))}
            <th scope="col">{say('worked')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ Staff_Id, Name, Work, Days, Worked }) => (
            <tr key={Staff_Id}>
              <th scope="row">
                <Link to={`/staff?member=${Staff_Id}`}>{Name}</Link>
                <small>{Work}</small>
              </th>
              {days.map((day) => {
                const entry = Days.find(({ Day }) => Day === day);
                return (
                  <td key={day} data-closed={closedOn.has(day) || undefined}>
                    {entry && (
                      <abbr
                        data-code={entry.Code}
                        title={[sayCode(entry.Code), entry.Leave_Type].filter(Boolean).join(': ')}
                      >
                        {entry.Code}
                      </abbr>
                    )}
                  </td>
                );
              })}
              <td>{Worked}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
