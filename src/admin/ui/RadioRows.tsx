import { useId } from 'react';
import { ReadField } from './Field.tsx';
import classes from './radio-rows.module.css';
import { useReading } from './reading.ts';

interface Props<Value extends string> {
  /** What is chosen between. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly help?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice between a few things that need a sentence each, one below the other. */
export const RadioRows = <Value extends string>({ label, options, chosen, onChoose }: Props<Value>) => {
  const name = useId();
  if (useReading()) return <ReadField label={label}>{options.find(({ value }) => value === chosen)?.label}</ReadField>;
  return (
    <fieldset className={classes.rows}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === chosen} onChange={() => onChoose(option.value)} />
          <span>
            {option.label}
            {option.help && <small>{option.help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
