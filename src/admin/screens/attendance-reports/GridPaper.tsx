import type { ReactNode } from 'react';
import type { AttendanceGrid } from '#schemas/api/attendance/reports.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { attendedDays, leastPercent } from '#schemas/records/attendance.ts';
import { longMonthName } from '#sections/shared/dates.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { useMarkName } from '../../attendance/own-codes.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { letterLines } from '../../paper/letter-lines.ts';
import { useStart } from '../../session/start.ts';
import { useLocale, useWords } from '../../words/words.ts';
import grid from './grid.module.css';
import { reportWords } from './words.ts';

/** So many stand on the sheet by name: of more, the column has a line under the figure. */
const maxNames = 5;

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
  const { data: profile } = useCall(readProfile, {});
  const { place, numbers } = profile ? letterLines(profile) : { place: '', numbers: '' };
  const days = data.days.filter((one) => one.Is_Taken).length;
  const countOf = (gender: string): number => data.rows.filter((row) => row.Gender === gender).length;
  const nameOf = useMarkName(data.Own_Codes);
  const used = data.Own_Codes.filter(({ Code }) => data.rows.some(({ Marks }) => Marks.includes(Code)));
  const low = data.rows.filter(({ Percent: percent }) => percent !== null && percent < leastPercent);
  const lowText =
    low.length > maxNames
      ? say('gridLowMany', { count: low.length })
      : say('gridLow', { names: low.map(studentName).join(', ') });
  const average = days === 0 ? 0 : Math.round((attendedDays(data.Counts) / days) * 10) / 10;
  const year = sessionStartYear(`${data.Month}-01`);
  const session = `${year}–${year + 1}`;
  const signs = ['keyPresent', 'keyAbsent', 'keyLate', 'keyHalf', 'keyLeave', 'keyDuty'] as const;
  return (
    <div className={grid.paper}>
      <header className={grid.letterhead}>
        {school.school_Logo_Image && <img src={school.school_Logo_Image} alt="" />}
        <div>
          <strong>{school.school_Name}</strong>
          <p>{[place, numbers].filter(Boolean).join(' · ')}</p>
        </div>
        <div>
          <strong>{say('register', { month: longMonthName(`${data.Month}-01`, locale) })}</strong>
          <p>{say('registerNote', { class: className, session, teacher: data.Teachers.join(', ') || '–', days })}</p>
        </div>
      </header>
      {children}
      <footer className={grid.foot}>
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
        <div>
          <p>
            {say('gridSum', { girls: countOf('Female'), boys: countOf('Male'), average })}
            {low.length > 0 && ` ${lowText}`}
          </p>
          <p className={grid.imprint}>
            {say('printed', { date: formatDay(localDay(), locale), name: user.name })} ·{' '}
            {data.Locked_On ? say('locked', { date: formatDay(data.Locked_On, locale) }) : say('unlocked')} ·{' '}
            {say(data.Changes === 1 ? 'change1' : 'changes', { count: data.Changes })}
          </p>
        </div>
        <ul className={grid.signatures}>
          {(['signTeacher', 'signCheck', 'signHead'] as const).map((sign) => (
            <li key={sign}>{say(sign)}</li>
          ))}
        </ul>
      </footer>
    </div>
  );
};
