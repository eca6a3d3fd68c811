import { type ReactNode, useEffect, useRef } from 'react';
import classes from './inset-form.module.css';
import { Refusal } from './Refusal.tsx';

interface Props {
  readonly refusal: string | undefined;
  readonly onSave: () => void;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A form in the place of what it changes. It takes the focus. */
export const InsetForm = ({ refusal, onSave, foot, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLElement>('input:checked');
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (chosen?.matches('[type="radio"]') ? chosen : first)?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Refusal text={refusal} />
      {children}
      <div className={classes.foot}>{foot}</div>
    </form>
  );
};
