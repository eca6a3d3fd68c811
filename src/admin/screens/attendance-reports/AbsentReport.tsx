import { exportAbsent, listAbsent } from '#schemas/api/attendance/reports.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import listTable from '../../ui/list-table.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { PupilCells, PupilHeads } from './PupilCells.tsx';
import { ReportHead } from './ReportHead.tsx';
import classes from './reports.module.css';
import { reportWords } from './words.ts';

/** Who has not come for some days, with what was said. */
export const AbsentReport = () => {
  const say = useWords(reportWords);
  const locale = useLocale();
  const { data, isError, refetch } = useCall(listAbsent, { query: {} });
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  const count = data.length;
  const answer = count === 0 ? say('absentNone') : count === 1 ? say('absent1') : say('absentMany', { count });
  return (
    <>
      <ReportHead answer={answer} csv={addressOf(exportAbsent, {})} />
      {count > 0 && (
        <div className={classes.wide}>
          <table className={`${listTable.table} ${classes.numbers}`}>
            <thead>
              <tr>
                <PupilHeads />
                <th scope="col" data-number>
                  {say('running')}
                </th>
                <th scope="col" data-spare>
                  {say('since')}
                </th>
                <th scope="col" data-spare>
                  {say('reason')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.Student_Id}>
                  <PupilCells pupil={row} />
                  <td data-number>{row.Days}</td>
                  <td data-spare>{formatDay(row.Since, locale)}</td>
                  <td data-spare>{row.Reason ?? say('noReason')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
