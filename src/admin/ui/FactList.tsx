import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** What is known of something: what it is called, and what it is. */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known of something, line by line; what is empty is left out. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
