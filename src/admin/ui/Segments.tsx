import classes from './segments.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it is called in full, where the label is a sign. */
  readonly name?: string;
  /** The language of both, where it is another than the office's. */
  readonly lang?: string;
}

interface Props<Value extends string> {
  /** What is chosen between. */
  readonly label: string;
  readonly options: readonly Segment<Value>[];
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
        lang={option.lang}
        aria-label={option.name}
        aria-pressed={option.value === chosen}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
