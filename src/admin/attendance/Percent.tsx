import { TriangleAlert } from 'lucide-react';
import classes from './percent.module.css';

interface Props {
  readonly value: number | null | undefined;
  /** Below the line of the boards: red, bold and with a sign. */
  readonly isLow?: boolean;
}

/** `91.5%`; a dash where nothing was marked. */
export const Percent = ({ value, isLow = false }: Props) => {
  if (value === null || value === undefined) return <span>–</span>;
  return (
    <span className={classes.percent} data-low={isLow || undefined}>
      {isLow && <TriangleAlert aria-hidden size={14} />}
      {value}%
    </span>
  );
};
