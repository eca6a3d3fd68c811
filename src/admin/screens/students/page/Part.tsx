import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import classes from './page.module.css';

interface Props {
  readonly title: string;
  /** Beside the heading: what may be done, where one may. */
  readonly deed?:
    | { readonly id?: string; readonly label: string; readonly name: string; readonly run: () => void }
    | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a student's page. */
export const Part = ({ title, deed, note, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.partHead}>
        <h2 id={id}>{title}</h2>
        {note}
        {deed && (
          <Button id={deed.id} look="quiet" size="compact" aria-label={deed.name} onClick={deed.run}>
            {deed.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
};
