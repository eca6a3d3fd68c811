import classes from './segments.module.css';

interface Props<Value extends string> {
  /** What is chosen between. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice between two to four things, all of them in sight. */
export const Segments = <Value extends string>({ label, options, chosen, onChoose }: Props<Value>) => (
  <fieldset className={classes.segments}>
    <legend>{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === chosen}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
