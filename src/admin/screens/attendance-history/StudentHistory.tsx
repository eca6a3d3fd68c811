import {
  exportStudentAttendance,
  type StudentHistory as History,
  readStudentAttendance,
} from '#schemas/api/attendance/history.ts';
import { attendedDays, leastPercent } from '#schemas/records/attendance.ts';
import { MonthCalendar } from '../../attendance/MonthCalendar.tsx';
import { Months } from '../../attendance/Months.tsx';
import { Percent } from '../../attendance/Percent.tsx';
import { addressOf } from '../../calls/address-of.ts';
import { isGone } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { ChangeDay } from './ChangeDay.tsx';
import classes from './history.module.css';
import { useHistoryInput } from './use-history-input.ts';
import type { Place } from './use-place.ts';
import { historyWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
}

/** A session of one student: the percentage, a month day by day, and the months. */
export const StudentHistory = ({ id, place }: Props) => {
  const say = useWords(historyWords);
  const input = useHistoryInput(id);
  const { data, error, refetch } = useCall(readStudentAttendance, input);
  if (isGone(error)) return <p className={classes.note}>{say('gone')}</p>;
  if (error && !data) return <LoadFailed text={say('oneFailed')} onRetry={refetch} />;
  if (!data || data.student.Student_Id !== id) return <Skeleton rows={8} />;
  return (
    <div className={classes.history}>
      <Sum history={data} />
      <MonthCalendar
        history={data}
        month={place.month}
        onMonth={(month) => place.set({ month })}
        deeds={(mark) => <ChangeDay history={data} mark={mark} />}
      />
      <section>
        <h3>{say('months')}</h3>
        <Months history={data} onMonth={(month) => place.set({ month })} />
      </section>
      <div className={classes.files}>
        <TableDownload href={addressOf(exportStudentAttendance, input)} />
      </div>
    </div>
  );
};

interface PartProps {
  readonly history: History;
}

const Sum = ({ history }: PartProps) => {
  const say = useWords(historyWords);
  const locale = useLocale();
  const { Counts: counts, Days: days, Percent: percent } = history;
  if (percent === null) return <p className={classes.note}>{say('sumNone')}</p>;
  const isLow = percent < leastPercent;
  const told = { attended: attendedDays(counts), days, date: formatDay(history.From, locale) };
  return (
    <p className={classes.sum}>
      <Percent value={percent} isLow={isLow} />
      <span>
        {say('sum', told)}
        {isLow && <span aria-hidden>{`, ${say('low')}`}</span>}
      </span>
    </p>
  );
};
