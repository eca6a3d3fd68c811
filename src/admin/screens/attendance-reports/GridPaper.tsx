import type { ReactNode } from 'react';
import type { AttendanceGrid } from '#schemas/api/attendance/reports.ts';
import { attendedDays, leastPercent } from '#schemas/records/attendance.ts';
import { longMonthName } from '#sections/shared/dates.ts';
import { useMarkName } from '../../attendance/own-codes.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { useStart } from '../../session/start.ts';
import { useLocale, useWords } from '../../words/words.ts';
import grid from './grid.module.css';
import { reportWords } from './words.ts';

interface Props {
  readonly data: AttendanceGrid;
  /** What the class is called. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The sheet around a month's register: whose it is, what the signs mean, who signs. */
export const GridPaper = ({ data, className, children }: Props) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  const { school, user } = useStart();
  const days = data.days.filter((one) => one.Is_Taken).length;
  const countOf = (gender: string): number => data.rows.filter((row) => row.Gender === gender).length;
  const nameOf = useMarkName(data.Own_Codes);
  const used = data.Own_Codes.filter(({ Code }) => data.rows.some(({ Marks }) => Marks.includes(Code)));
  const low = data.rows.filter(({ Percent: percent }) => percent !== null && percent < leastPercent);
  const average = days === 0 ? 0 : Math.round((attendedDays(data.Counts) / days) * 10) / 10;
  const signs = ['keyPresent', 'keyAbsent', 'keyLate', 'keyHalf', 'keyLeave', 'keyDuty'] as const;
  return (
    <div className={grid.paper}>
      <header className={grid.letterhead}>
        <strong>{school.school_Name}</strong>
        <div>
          <strong>{say('register', { month: longMonthName(`${data.Month}-01`, locale) })}</strong>
          <p>{say('registerNote', { class: className, teacher: data.Teachers.join(', ') || '–', days })}</p>
        </div>
      </header>
      {children}
      <footer className={grid.foot}>
        <div>
          <ul aria-label={say('key')}>
            {signs.map((sign) => (
              <li key={sign}>{say(sign)}</li>
            ))}
            {used.map((code) => (
              <li key={code.Code}>{`${code.Code} ${nameOf({ Status: code.Counts_As, Own_Code: code.Code })}`}</li>
            ))}
            <li>
              <i aria-hidden /> {say('keyClosed')}
            </li>
          </ul>
          <p>
            {say('gridSum', { girls: countOf('Female'), boys: countOf('Male'), average })}
            {low.length > 0 && ` ${say('gridLow', { names: low.map(studentName).join(', ') })}`}
          </p>
        </div>
        <ul className={grid.signatures}>
          {(['signTeacher', 'signCheck', 'signHead'] as const).map((sign) => (
            <li key={sign}>{say(sign)}</li>
          ))}
        </ul>
      </footer>
      <p className={grid.imprint}>
        {say('printed', { date: formatDay(localDay(), locale), name: user.name })} ·{' '}
        {data.Locked_On ? say('locked', { date: formatDay(data.Locked_On, locale) }) : say('unlocked')} ·{' '}
        {say(data.Changes === 1 ? 'change1' : 'changes', { count: data.Changes })}
      </p>
    </div>
  );
};
