import type { StaffDayCode } from '#schemas/records/staff.ts';
import { dayCodeWords } from '../../staff/day-code-words.ts';
import { useWords } from '../../words/words.ts';
import classes from './attendance.module.css';

/** What the signs stand for. */
export const Legend = ({ codes }: { readonly codes: readonly StaffDayCode[] }) => {
  const sayCode = useWords(dayCodeWords);
  return (
    <ul className={classes.legend}>
      {codes.map((code) => (
        <li key={code}>
          <abbr data-code={code} title={sayCode(code)}>
            {code}
          </abbr>
          {sayCode(code)}
        </li>
      ))}
    </ul>
  );
};
