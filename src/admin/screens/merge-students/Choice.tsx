import type { ReactNode } from 'react';
import type { Side } from './differences.ts';
import classes from './merge.module.css';

interface Props {
  /** One for each pair. */
  readonly group: string;
  /** What is chosen, as it is read out. */
  readonly name: string;
  readonly side: Side;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
  readonly children: ReactNode;
}

/** One of two that is taken. */
export const Choice = ({ group, name, side, chosen, onChoose, children }: Props) => (
  <label className={classes.choice} data-chosen={side === chosen || undefined}>
    <input type="radio" name={group} aria-label={name} checked={side === chosen} onChange={() => onChoose(side)} />
    <span>{children}</span>
  </label>
);
