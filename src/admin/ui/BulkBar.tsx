import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';

interface Props {
  /** How many are chosen, in words. */
  readonly chosen: string;
  readonly children: ReactNode;
}

/** What can be done with all that are chosen of a list, at its foot. */
export const BulkBar = ({ chosen, children }: Props) => (
  <div className={classes.bulk} role="status">
    <strong>{chosen}</strong>
    {children}
  </div>
);
