import { Switch as MantineSwitch } from '@mantine/core';
import classes from './field.module.css';

interface Props {
  /** Said to screen readers; what it switches stands beside it. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch in a row that has its name already. */
export const Switch = ({ label, checked, disabled = false, onChange }: Props) => (
  <MantineSwitch
    aria-label={label}
    checked={checked}
    disabled={disabled}
    size="sm"
    withThumbIndicator={false}
    classNames={{ track: classes.track ?? '', thumb: classes.thumb ?? '' }}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
