import { exportLow, listLow } from '#schemas/api/attendance/reports.ts';
import { Percent } from '../../attendance/Percent.tsx';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import listTable from '../../ui/list-table.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { PupilCells, PupilHeads } from './PupilCells.tsx';
import { ReportHead } from './ReportHead.tsx';
import classes from './reports.module.css';
import { reportWords } from './words.ts';

/** Who attends less than boards ask for, the lowest first. */
export const LowReport = () => {
  const say = useWords(reportWords);
  const { chosen } = useSchoolSession();
  const query = { Session: `${chosen}-${chosen + 1}` };
  const { data, isError, refetch } = useCall(listLow, { query });
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  const count = data.length;
  const answer = count === 0 ? say('lowNone') : count === 1 ? say('low1') : say('low', { count });
  return (
    <>
      <ReportHead answer={answer} csv={addressOf(exportLow, { query })} />
      {count > 0 && (
        <div className={classes.wide}>
          <table className={`${listTable.table} ${classes.numbers}`}>
            <thead>
              <tr>
                <PupilHeads />
                <th scope="col" data-number data-spare>
                  {say('days')}
                </th>
                <th scope="col" data-number>
                  {say('absent')}
                </th>
                <th scope="col" data-number data-spare>
                  {say('leave')}
                </th>
                <th scope="col" data-number>
                  {say('percent')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.Student_Id}>
                  <PupilCells pupil={row} />
                  <td data-number data-spare>
                    {row.Days}
                  </td>
                  <td data-number>{row.Counts.A || '–'}</td>
                  <td data-number data-spare>
                    {row.Counts.LV || '–'}
                  </td>
                  <td data-number>
                    <Percent value={row.Percent} isLow />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
