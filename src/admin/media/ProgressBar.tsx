import classes from './media.module.css';

interface Props {
  readonly label: string;
  /** 0–1. */
  readonly value: number;
}

/** How far something is. */
export const ProgressBar = ({ label, value }: Props) => (
  <span
    className={classes.bar}
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(value * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span style={{ inlineSize: `${value * 100}%` }} />
  </span>
);
