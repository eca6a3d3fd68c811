import { exportVisitorReport, readVisitorReport } from '#schemas/api/visitors/list.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDays } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { purposeWords } from '../../visitors/purpose-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './list.module.css';
import { listWords } from './list-words.ts';
import type { Place } from './use-place.ts';
import { visitorsWords } from './words.ts';

interface Props {
  readonly today: string;
  readonly place: Place;
}

/** How many came, by purpose and by day: this month unless another time is asked for. */
export const Report = ({ today, place: { filters, set } }: Props) => {
  const say = useWords(listWords);
  const sayScreen = useWords(visitorsWords);
  const sayPurpose = useWords(purposeWords);
  const locale = useLocale();
  const query = { From: filters.from || `${today.slice(0, 8)}01`, To: filters.to || today };
  const { data: report, isError, error, refetch } = useCall(readVisitorReport, { query });
  return (
    <>
      <div className={classes.filters}>
        <TextField
          label={say('from')}
          type="date"
          value={query.From}
          max={query.To}
          onChange={({ currentTarget }) => set({ from: currentTarget.value })}
        />
        <TextField
          label={say('to')}
          type="date"
          value={query.To}
          min={query.From}
          onChange={({ currentTarget }) => set({ to: currentTarget.value })}
        />
        <TableDownload href={addressOf(exportVisitorReport, { query })} />
      </div>
      {isError ? (
        <LoadFailed text={error instanceof Error ? error.message : sayScreen('failed')} onRetry={refetch} />
      ) : !report ? (
        <Skeleton rows={8} />
      ) : report.Visits === 0 ? (
        <p className={classes.note}>{say('nobodyCame')}</p>
      ) : (
        <>
          <p className={classes.figures}>
            {say(report.Visits === 1 ? 'summary1' : 'summary', {
              visits: formatNumber(report.Visits),
              people: formatNumber(report.People),
            })}
          </p>
          <div className={classes.tables}>
            <CountTable
              title={say('byPurpose')}
              head={say('purpose')}
              rows={report.Purposes.map((row) => ({ ...row, name: sayPurpose(row.Purpose) }))}
            />
            <CountTable
              title={say('byDay')}
              head={say('day')}
              rows={report.Days.map((row) => ({ ...row, name: formatDays(row.Day, row.Day, locale) }))}
            />
          </div>
        </>
      )}
    </>
  );
};

interface CountTableProps {
  readonly title: string;
  /** What the first column has. */
  readonly head: string;
  readonly rows: readonly { readonly name: string; readonly Visits: number; readonly People: number }[];
}

const CountTable = ({ title, head, rows }: CountTableProps) => {
  const say = useWords(listWords);
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{say('visits')}</th>
          <th scope="col">{say('people')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, Visits, People }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatNumber(Visits)}</td>
            <td>{formatNumber(People)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
