import { useEffect, useId, useState } from 'react';
import { days, isDay } from '#preview/shared/choices.ts';

interface Props {
  /** YYYY-MM-DD. */
  readonly value: string;
  readonly disabled: boolean;
  /** Said below it. */
  readonly hint: string;
  /** Undefined for the real day. */
  readonly onChoose: (day: string | undefined) => void;
}

/** The day at the school. A year that is being typed is no day yet. */
export function DayField({ value, disabled, hint, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (day: string): void => {
    setTyped(day);
    if (isDay(day) && day !== value) onChoose(day);
  };
  const leave = (): void => {
    setTyped(value);
    if (typed === '') onChoose(undefined);
  };
  return (
    <div className="field in-row">
      <label htmlFor={id}>Today</label>
      <input
        id={id}
        type="date"
        min={days.first}
        max={days.last}
        value={typed}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
