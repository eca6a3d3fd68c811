import { type ReactNode, useEffect, useId, useRef } from 'react';
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

interface FormProps {
  readonly refusal: string | undefined;
  readonly onSave: () => void;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The form of a part, in its place. It takes the focus. */
export const PartForm = ({ refusal, onSave, foot, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLElement>('input:checked');
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (chosen?.matches('[type="radio"]') ? chosen : first)?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={classes.inset}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      {children}
      <div className={classes.deeds}>{foot}</div>
    </form>
  );
};
