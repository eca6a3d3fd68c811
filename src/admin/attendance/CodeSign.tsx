import type { AttendanceCode } from '#schemas/records/attendance.ts';
import classes from './code-sign.module.css';

interface Props {
  readonly code: AttendanceCode;
  /** The school's own code, which counts as that. */
  readonly own?: string | undefined;
}

/** The sign of a code: letter, edge and colour say the same. What it means stands beside, or in its name. */
export const CodeSign = ({ code, own }: Props) => (
  <span className={classes.sign} data-code={code} aria-hidden>
    {own ?? (code === 'P' ? '✓' : code)}
  </span>
);
