import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

interface Props {
  /** What it comes to, or how far it is kept. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Under a long form or a list that is filled in, always in sight: how it stands, and the deeds. */
export const FormFoot = ({ note, children }: Props) => (
  <footer className={classes.foot}>
    <div className={classes.note} role="status">
      {note}
    </div>
    {children}
  </footer>
);
