import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './sort-head.module.css';

interface Props {
  /** How the list stands by this column, while it does. */
  readonly sorted: 'ascending' | 'descending' | undefined;
  /** Puts the list in order by the column, or back into its own order. */
  readonly onSort: () => void;
  /** What stands before the button. */
  readonly before?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The head of a column by which a list can be put in order. */
export const SortHead = ({ sorted, onSort, before, className, children }: Props) => {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted} className={className}>
      <span className={classes.head}>
        {before}
        <button type="button" className={classes.button} onClick={onSort}>
          {children}
          <Arrow aria-hidden size={12} className={classes.arrow} />
        </button>
      </span>
    </th>
  );
};
