import type { ReactNode } from 'react';
import classes from './student-form.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A part of the form: what it is about at the left, its fields beside. */
export const FormPart = ({ id, title, note, children }: Props) => (
  <section className={classes.part} aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      <p>{note}</p>
    </div>
    <div className={classes.fields}>{children}</div>
  </section>
);
