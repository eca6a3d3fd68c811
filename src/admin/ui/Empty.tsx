import type { ReactNode } from 'react';
import classes from './empty.module.css';

/** What stands in place of a list that has nothing yet: one sentence, one deed. */
export const Empty = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <div className={classes.empty}>
    <p>{text}</p>
    {children}
  </div>
);
