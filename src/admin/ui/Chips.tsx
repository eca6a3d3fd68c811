import classes from './chips.module.css';

interface Chip {
  readonly value: string;
  readonly label: string;
  /** Left out where it is not known. */
  readonly count?: number | undefined;
}

interface Props {
  readonly chips: readonly Chip[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Filters of a list with how many rows each has. */
export const Chips = ({ chips, chosen, onChoose }: Props) => (
  <ul className={classes.chips}>
    {chips.map(({ value, label, count }) => (
      <li key={value}>
        <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
          {count !== undefined && <span>{count}</span>}
        </button>
      </li>
    ))}
  </ul>
);
