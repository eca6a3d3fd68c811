import { SelectField } from './Field.tsx';

interface Props {
  readonly label: string;
  /** The id of what is chosen; empty for any. */
  readonly value: string;
  /** What the choice is called that narrows nothing. */
  readonly any: string;
  readonly choices: readonly { readonly id: string | number; readonly name: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of the things that a list is narrowed by. */
export const FilterSelect = ({ label, value, any, choices, onChoose }: Props) => (
  <SelectField
    label={label}
    value={value}
    options={[{ value: '', label: any }, ...choices.map(({ id, name }) => ({ value: String(id), label: name }))]}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
);
