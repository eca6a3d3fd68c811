import classes from './sheet.module.css';

/** Lines to sign on, side by side. */
export const Signatures = ({ names }: { readonly names: readonly string[] }) => (
  <div className={classes.signatures}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);
