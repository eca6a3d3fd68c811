import type { LucideIcon } from 'lucide-react';
import classes from './segments.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it is called in full, where the label is short. */
  readonly name?: string;
  /** Stands in the label's place, which is its name then. */
  readonly icon?: LucideIcon;
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
    {options.map(({ value, label: text, name, lang, icon: Icon }) => (
      <button
        key={value}
        type="button"
        lang={lang}
        aria-label={Icon ? text : name}
        title={Icon && text}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : text}
      </button>
    ))}
  </fieldset>
);
