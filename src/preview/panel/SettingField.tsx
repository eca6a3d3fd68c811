import { useEffect, useId, useState } from 'react';
import type { SettingFacts } from '#preview/shared/protocol.ts';
import { SelectField } from './SelectField.tsx';

interface Props {
  readonly setting: SettingFacts;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
}

/** A setting of the theme, with the control of its type, and whose value it has. */
export function SettingField({ setting, disabled, onChoose }: Props) {
  const id = useId();
  const { label, type, value, options, from } = setting;
  if (type === 'select')
    return (
      <SelectField label={label} inRow value={value} disabled={disabled} hint={from} onChoose={onChoose}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  if (type === 'boolean')
    return (
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={value === 'true'}
            disabled={disabled}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChoose(String(event.target.checked))}
          />
          {label}
        </label>
        <p id={`${id}-hint`} className="hint">
          {from}
        </p>
      </div>
    );
  return <TextSetting setting={setting} disabled={disabled} onChoose={onChoose} />;
}

/** A text or a number: chosen once it is left, or by Enter. */
function TextSetting({ setting: { label, type, value, from }, disabled, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isWrong = type === 'number' && (typed.trim() === '' || !Number.isFinite(Number(typed)));
  const commit = (): void => {
    if (isWrong) setTyped(value);
    else if (typed !== value) onChoose(typed);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={type === 'number' ? 'decimal' : undefined}
        value={typed}
        disabled={disabled}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <p id={`${id}-hint`} className={isWrong ? 'wrong' : 'hint'}>
        {isWrong ? 'a number' : from}
      </p>
    </div>
  );
}
