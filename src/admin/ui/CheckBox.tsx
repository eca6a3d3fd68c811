import { useEffect, useRef } from 'react';
import classes from './check-box.module.css';
import { useReading } from './reading.ts';
import hidden from './unseen.module.css';

interface Props {
  readonly id?: string;
  /** What it is called; shown where `isNamed`. */
  readonly label: string;
  readonly isNamed?: boolean;
  readonly checked: boolean;
  /** Whether only some of what it stands for is chosen. */
  readonly isPartial?: boolean;
  readonly disabled?: boolean;
  /** `withShift`: it was pressed with the key that chooses a range. */
  readonly onChange: (checked: boolean, withShift: boolean) => void;
}

/** A box to choose something by: 18 px, with 44 around it for a finger. */
export const CheckBox = ({
  id,
  label,
  isNamed = false,
  checked,
  isPartial = false,
  disabled = false,
  onChange,
}: Props) => {
  const box = useRef<HTMLInputElement>(null);
  const isReading = useReading();
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <label className={classes.box}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled || isReading}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      <span {...(isNamed ? {} : { className: hidden.unseen })}>{label}</span>
    </label>
  );
};
