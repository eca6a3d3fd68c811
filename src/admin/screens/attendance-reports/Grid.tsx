import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttendanceGrid } from '#schemas/api/attendance/reports.ts';
import { attendedDays, isAttendanceCode, leastPercent } from '#schemas/records/attendance.ts';
import { weekdayName } from '#sections/shared/dates.ts';
import { useMarkName } from '../../attendance/own-codes.ts';
import { Percent } from '../../attendance/Percent.tsx';
import { codeWords } from '../../attendance/words.ts';
import { localDay, narrowWeekday } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import grid from './grid.module.css';
import { reportWords } from './words.ts';

type Row = AttendanceGrid['rows'][number];
type Day = AttendanceGrid['days'][number];

interface Props {
  readonly data: AttendanceGrid;
}

/** A line for each student, a column for each day, and the sums of both. */
export const Grid = ({ data }: Props) => {
  const say = useWords(reportWords);
  const [hasAllDays, setAllDays] = useState(false);
  const box = useShownToday(`${data.Month} ${hasAllDays}`);
  return (
    <>
      <div className={grid.fold}>
        <Button size="compact" aria-pressed={hasAllDays} onClick={() => setAllDays(!hasAllDays)}>
          {say('allDays')}
        </Button>
      </div>
      <section ref={box} className={grid.scroll} aria-label={say('gridTab')}>
        <table
          className={grid.grid}
          data-many={data.rows.length > wideLines || undefined}
          data-sums={hasAllDays ? undefined : true}
        >
          <Head data={data} />
          <tbody>
            {data.rows.map((row, at) => (
              <Line key={row.Student_Id} row={row} data={data} named={namedOver(at, data.rows.length)} />
            ))}
          </tbody>
          <Foot data={data} />
        </table>
      </section>
    </>
  );
};

/** A box that is wider within begins with today in its middle, where it has today. */
const useShownToday = (shown: string) => {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const today = shown && box.current?.querySelector<HTMLElement>('[data-today]');
    if (box.current && today) box.current.scrollLeft = today.offsetLeft - box.current.clientWidth / 2;
  }, [shown]);
  return box;
};

/** So many lines have room on one sheet of paper without being narrowed. */
const wideLines = 32;
/** Of more, over how many a day off has its name: a cell of all lines would not begin on the first of two sheets. */
const namedLines = 15;

/** Over how many lines the name of a day off stands that begins at one of them; undefined where none begins. */
const namedOver = (at: number, lines: number): number | undefined => {
  const step = lines > wideLines ? namedLines : lines;
  return at % step === 0 ? Math.min(step, lines - at) : undefined;
};

/** What is summed beside the days that somebody attended. */
const totals = ['A', 'L', 'LV'] as const;

const Head = ({ data }: Props) => {
  const say = useWords(reportWords);
  const sayCode = useWords(codeWords);
  const locale = useLocale();
  return (
    <thead>
      <tr>
        <th scope="col">{say('rollNo')}</th>
        <th scope="col">{say('name')}</th>
        <th scope="col">{say('admissionNo')}</th>
        {data.days.map((day) => (
          <th
            key={day.Date}
            scope="col"
            data-day
            data-today={day.Date === localDay() || undefined}
            data-closed={day.Closed ? true : undefined}
            title={day.Closed?.Name}
          >
            {Number(day.Date.slice(8))}
            <small>{narrowWeekday(day.Date, locale)}</small>
          </th>
        ))}
        <th scope="col">
          <abbr title={say('present')}>P</abbr>
        </th>
        {totals.map((code) => (
          <th key={code} scope="col">
            <abbr title={sayCode(code)}>{code}</abbr>
          </th>
        ))}
        <th scope="col">%</th>
      </tr>
    </thead>
  );
};

interface LineProps extends Props {
  readonly row: Row;
  /** Over how many lines the name of a day off stands, in the first of them. */
  readonly named: number | undefined;
}

const Line = ({ row, data, named }: LineProps) => (
  <tr>
    <td>{row.Roll_No}</td>
    <th scope="row">
      <Link to={`/student/attendance_history?student=${row.Student_Id}&month=${data.Month}`}>{studentName(row)}</Link>
    </th>
    <td>{row.Admission_No}</td>
    {data.days.map((day, index) => (
      <Cell key={day.Date} day={day} letters={row.Marks[index] || undefined} data={data} named={named} />
    ))}
    <Sums counts={row.Counts} percent={row.Percent} />
  </tr>
);

interface SumsProps {
  readonly counts: Row['Counts'];
  readonly percent: number | null;
}

const Sums = ({ counts, percent }: SumsProps) => (
  <>
    <td data-number>{attendedDays(counts)}</td>
    {totals.map((code) => (
      <td key={code} data-number>
        {counts[code] || '–'}
      </td>
    ))}
    <td data-number>
      <Percent value={percent} isLow={percent !== null && percent < leastPercent} />
    </td>
  </>
);

const Foot = ({ data }: Props) => {
  const say = useWords(reportWords);
  return (
    <tfoot>
      <tr>
        <td />
        <th scope="row">{say('present')}</th>
        <td />
        {data.days.map((day) => (
          <td key={day.Date} data-day data-closed={day.Closed ? true : undefined}>
            {day.Is_Taken ? day.Attended : ''}
          </td>
        ))}
        <Sums counts={data.Counts} percent={data.Percent} />
      </tr>
    </tfoot>
  );
};

interface CellProps extends Pick<LineProps, 'named' | 'data'> {
  readonly day: Day;
  readonly letters: string | undefined;
}

const Cell = ({ day, letters, data: { Own_Codes: own }, named }: CellProps) => {
  const nameOf = useMarkName(own);
  const locale = useLocale();
  const { Closed: closed } = day;
  if (closed) {
    if (named === undefined) return null;
    return (
      <td rowSpan={named} data-day data-closed>
        <span>{closed.Kind === 'Week_Off' ? weekdayName(day.Date, locale) : closed.Name}</span>
      </td>
    );
  }
  if (!letters) return <td data-day />;
  const ownCode = own.find(({ Code }) => Code === letters);
  const mark = ownCode
    ? { Status: ownCode.Counts_As, Own_Code: letters }
    : { Status: isAttendanceCode(letters) ? letters : 'P' };
  return (
    <td data-day data-code={mark.Status}>
      <abbr title={nameOf(mark)}>{letters === 'P' ? '·' : letters === 'HD' ? '½' : letters}</abbr>
    </td>
  );
};
