import type { ReactNode } from 'react';
import classes from './empty.module.css';
import { SampleMark } from './SampleMark.tsx';

interface Props {
  readonly text: string;
  /** What a row of it would say. */
  readonly sample?: { readonly title: string; readonly text: string } | undefined;
  readonly children?: ReactNode;
}

/** What stands in place of a list that has nothing yet: one sentence, a sample of what comes, one deed. */
export const Empty = ({ text, sample, children }: Props) => (
  <div className={classes.empty}>
    <p>{text}</p>
    {sample && (
      <div className={classes.sample}>
        <SampleMark />
        <strong>{sample.title}</strong>
        <span>{sample.text}</span>
      </div>
    )}
    {children}
  </div>
);
