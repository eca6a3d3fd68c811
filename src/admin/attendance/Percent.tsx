import { TriangleAlert } from 'lucide-react';
import { leastPercent } from '#schemas/records/attendance.ts';
import unseen from '../ui/unseen.module.css';
import { useWords } from '../words/words.ts';
import classes from './percent.module.css';
import { percentWords } from './words.ts';

interface Props {
  readonly value: number | null | undefined;
  /** Below the line of the boards: red, bold, with a sign and a word. */
  readonly isLow?: boolean;
}

/** `91.5%`; a dash where nothing was marked. */
export const Percent = ({ value, isLow = false }: Props) => {
  const say = useWords(percentWords);
  if (value === null || value === undefined) return <span>–</span>;
  return (
    <span className={classes.percent} data-low={isLow || undefined}>
      {isLow && <TriangleAlert aria-hidden size={14} />}
      {value}%{isLow && <span className={unseen.unseen}>{say('low', { least: leastPercent })}</span>}
    </span>
  );
};
