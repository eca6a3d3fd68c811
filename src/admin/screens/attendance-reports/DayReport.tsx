import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type ClassDay, exportDay, readDay } from '#schemas/api/attendance/reports.ts';
import { type AttendanceCode, attendanceCodes, leastPercent, markedDays } from '#schemas/records/attendance.ts';
import { classParam } from '../../attendance/ClassSelect.tsx';
import { Percent } from '../../attendance/Percent.tsx';
import { useClosedText } from '../../attendance/use-closed-text.ts';
import { codeWords, partWords } from '../../attendance/words.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Empty } from '../../ui/Empty.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import listTable from '../../ui/list-table.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { RemindTeachers } from './RemindTeachers.tsx';
import { ReportHead } from './ReportHead.tsx';
import classes from './reports.module.css';
import type { Place } from './use-place.ts';
import { reportWords } from './words.ts';

/** A day by class, the missing registers first. */
export const DayReport = ({ place }: { readonly place: Place }) => {
  const say = useWords(reportWords);
  const sayCode = useWords(codeWords);
  const query = place.date ? { Date: place.date } : {};
  const { data, isError, refetch } = useCall(readDay, { query });
  const answerOf = useAnswer();
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  if (data.classes.length === 0) return <Empty text={say('noClasses')}>{null}</Empty>;
  return (
    <>
      <ReportHead answer={answerOf(data)} csv={addressOf(exportDay, { query: { Date: data.Date } })}>
        <TextField
          label={say('day')}
          type="date"
          value={data.Date}
          onChange={({ currentTarget }) => currentTarget.value && place.set({ date: currentTarget.value })}
        />
      </ReportHead>
      {data.Date <= data.Today && <RemindTeachers date={data.Date} missing={data.classes.filter(isMissing).length} />}
      <div className={classes.wide}>
        <table className={`${listTable.table} ${classes.numbers}`}>
          <thead>
            <tr>
              <th scope="col">{say('class')}</th>
              <th scope="col">{say('state')}</th>
              <th scope="col" data-number>
                {say('percent')}
              </th>
              {attendanceCodes.map((code) => (
                <th key={code} scope="col" data-number data-spare={spareOf(code)}>
                  {sayCode(code)}
                </th>
              ))}
              <th scope="col" data-number data-spare>
                {say('students')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.classes.toSorted(missingFirst).map((one) => (
              <ClassRow key={classParam(one)} row={one} date={data.Date} place={place} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

/** Which columns go first where there is little room: who is present and who is not stays longest. */
const spareOf = (code: AttendanceCode) => (code === 'A' ? undefined : code === 'P' ? true : 'first');

const isMissing = ({ State, Closed, Students, Halves }: ClassDay): boolean =>
  !Closed && Students > 0 && (Halves ? Halves.some((half) => half.State === 'Open' && half.Is_Due) : State === 'Open');

const missingFirst = (a: ClassDay, b: ClassDay): number => Number(isMissing(b)) - Number(isMissing(a));

interface DayAnswer {
  readonly Date: string;
  readonly Counts: ClassDay['Counts'];
  readonly Percent: number | null;
  readonly classes: readonly ClassDay[];
}

const useAnswer = (): ((day: DayAnswer) => string) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  return ({ Date: date, Counts: counts, Percent: percent, classes: all }) => {
    const missing = all.filter(isMissing).length;
    if (percent === null) return missing === 0 ? say('dayClosed', { date: formatDay(date, locale) }) : say('dayNone');
    const present = counts.P + counts.L + counts.OD + counts.HD;
    const rest =
      missing === 0 ? say('dayWhole') : missing === 1 ? say('dayMissing1') : say('dayMissing', { count: missing });
    return `${say('dayAnswer', { percent, present, all: markedDays(counts) })} ${rest}`;
  };
};

interface RowProps {
  readonly row: ClassDay;
  readonly date: string;
  readonly place: Place;
}

const ClassRow = ({ row, date, place }: RowProps) => {
  const closedText = useClosedText();
  const { nameOfClass } = useClassNames();
  const { State: state, Closed: closed, Percent: percent } = row;
  return (
    <tr>
      <th scope="row">
        <Link to={place.hrefOf({ report: 'grid', class: classParam(row), month: date.slice(0, 7) })}>
          {nameOfClass(row)}
        </Link>
        <small>{row.Teachers.join(', ')}</small>
      </th>
      <td>
        {closed && state === 'Open'
          ? closedText(date, closed)
          : (row.Halves ?? [row]).map((one) => (
              <Standing
                key={'Part' in one ? one.Part : 'Full'}
                register={one}
                remindedAt={one.State === 'Open' ? row.Reminded_At : undefined}
              />
            ))}
      </td>
      <td data-number>
        <Percent value={percent} isLow={percent !== null && percent < leastPercent} />
      </td>
      {attendanceCodes.map((code) => (
        <td key={code} data-number data-spare={spareOf(code)}>
          {state === 'Open' ? '' : row.Counts[code] || '–'}
        </td>
      ))}
      <td data-number data-spare>
        {row.Students}
      </td>
    </tr>
  );
};

type Register = ClassDay | NonNullable<ClassDay['Halves']>[number];

interface StandingProps {
  readonly register: Register;
  readonly remindedAt: string | undefined;
}

/** How a register stands, that of the day or of half of it. */
const Standing = ({ register, remindedAt }: StandingProps) => {
  const say = useWords(reportWords);
  const sayPart = useWords(partWords);
  const locale = useLocale();
  const { State: state, Taken_At: at, Taken_By: by } = register;
  const isLater = 'Part' in register && state === 'Open' && !register.Is_Due;
  const Sign = isLater ? Clock : state === 'Open' ? CircleAlert : state === 'Locked' ? Lock : CircleCheck;
  const told = say(isLater ? 'later' : state);
  return (
    <span className={classes.state} data-state={isLater ? undefined : state}>
      <Sign aria-hidden size={16} />
      <span>
        {'Part' in register ? say('ofPart', { part: sayPart(register.Part), state: told }) : told}
        {remindedAt && !isLater && <small>{say('remindedAt', { time: formatMoment(remindedAt, locale) })}</small>}
        {at && <small>{say('takenBy', { name: by ?? say('somebody'), time: formatMoment(at, locale) })}</small>}
      </span>
    </span>
  );
};
