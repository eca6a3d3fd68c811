import type { ReactNode } from 'react';
import classes from './message.module.css';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly isFault?: boolean;
  readonly children?: ReactNode;
}

/** A whole screen that says one thing, and what to do. */
export const Message = ({ title, text, isFault = false, children }: Props) => (
  <div className={classes.message} {...(isFault ? { role: 'alert' } : {})}>
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    <div className={classes.actions}>{children}</div>
  </div>
);
