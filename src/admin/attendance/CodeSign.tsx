import type { AttendanceCode } from '#schemas/records/attendance.ts';
import classes from './code-sign.module.css';

/** The sign of a code: letter, edge and colour say the same. What it means stands beside, or in its name. */
export const CodeSign = ({ code }: { readonly code: AttendanceCode }) => (
  <span className={classes.sign} data-code={code} aria-hidden>
    {code === 'P' ? '✓' : code}
  </span>
);
