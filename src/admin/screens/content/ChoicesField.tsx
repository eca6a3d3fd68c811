import { CheckBox } from '../../ui/CheckBox.tsx';
import classes from './content.module.css';
import type { FieldInputProps } from './field-types.ts';
import { useBoth } from './use-both.ts';

/** Some of a few values, each in sight. */
export const ChoicesField = ({ id, schema, words, value, error, onChange }: FieldInputProps) => {
  const both = useBoth();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const order = schema.items?.enum?.map(String);
  const known = order ?? Object.keys(words.options ?? {});
  const all = [...known, ...chosen.filter((one) => !known.includes(one))];
  const toggle = (one: string, isChosen: boolean): void => {
    const others = chosen.filter((other) => other !== one);
    const next = isChosen ? [...others, one] : others;
    // Where the values have no order of their own, the one that was chosen first is the first.
    const sorted = order ? order.filter((other) => next.includes(other)) : next;
    onChange(sorted.length > 0 ? sorted : undefined);
  };
  return (
    <fieldset className={classes.choices} id={id} tabIndex={-1}>
      <legend>{both(words.label)}</legend>
      <div>
        {all.map((one) => (
          <CheckBox
            key={one}
            label={both(words.options?.[one] ?? [one, one])}
            isNamed
            checked={chosen.includes(one)}
            onChange={(isChosen) => toggle(one, isChosen)}
          />
        ))}
      </div>
      {words.help && <p className={classes.help}>{both(words.help)}</p>}
      {error && <p className={classes.wrong}>{error}</p>}
    </fieldset>
  );
};
