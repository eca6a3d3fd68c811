import type { StudentHistory } from '#schemas/api/attendance/history.ts';
import { leastPercent } from '#schemas/records/attendance.ts';
import { longMonthName } from '#sections/shared/dates.ts';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import classes from './months.module.css';
import { Percent } from './Percent.tsx';

const words = defineWords({
  en: { month: 'Month', days: 'Days', absent: 'Absent', late: 'Late', percent: 'Attendance' },
  hi: { month: 'महीना', days: 'दिन', absent: 'अनुपस्थित', late: 'देर से', percent: 'हाज़िरी' },
});

interface Props {
  readonly history: StudentHistory;
  readonly onMonth: (month: string) => void;
}

/** Each month of a student in numbers, the last one first; one opens its calendar. */
export const Months = ({ history, onMonth }: Props) => {
  const say = useWords(words);
  const locale = useLocale();
  return (
    <table className={classes.months}>
      <thead>
        <tr>
          <th scope="col">{say('month')}</th>
          <th scope="col">{say('days')}</th>
          <th scope="col">{say('absent')}</th>
          <th scope="col">{say('late')}</th>
          <th scope="col">{say('percent')}</th>
        </tr>
      </thead>
      <tbody>
        {history.months.toReversed().map(({ Month: month, Counts: counts, Days: days, Percent: percent }) => (
          <tr key={month}>
            <th scope="row">
              <button type="button" onClick={() => onMonth(month)}>
                {longMonthName(`${month}-01`, locale)}
              </button>
            </th>
            <td>{days || '–'}</td>
            <td>{counts.A || '–'}</td>
            <td>{counts.L || '–'}</td>
            <td>
              <Percent value={percent} isLow={percent !== null && percent < leastPercent} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
