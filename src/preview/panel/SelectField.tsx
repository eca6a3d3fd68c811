import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  /** The label is next to it instead of above. */
  readonly inRow?: boolean;
  /** Said below it. */
  readonly hint?: string;
}

export function SelectField({ label, value, onChoose, children, disabled = false, inRow = false, hint }: Props) {
  const id = useId();
  return (
    <div className={inRow ? 'field in-row' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
