import classes from './chips.module.css';

interface Props {
  readonly chips: readonly { readonly value: string; readonly label: string; readonly count: number }[];
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
          <span>{count}</span>
        </button>
      </li>
    ))}
  </ul>
);
