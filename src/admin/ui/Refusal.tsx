import classes from './refusal.module.css';

/** Why something was not saved, where that is no fault of a field; nothing without. */
export const Refusal = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={classes.refusal} role="alert">
      {text}
    </p>
  );
