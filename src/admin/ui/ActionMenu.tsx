import { Menu, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './action-menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

interface Props {
  /** What the button is called; its face may be a sign. */
  readonly label: string;
  readonly face: ReactNode;
  readonly heading?: string;
  readonly note?: string;
  readonly actions: readonly MenuAction[];
}

/** A button that opens a list of deeds. */
export const ActionMenu = ({ label, face, heading, note, actions }: Props) => (
  <Menu position="bottom-end" shadow="md" width={224} withinPortal returnFocus>
    <Menu.Target>
      <UnstyledButton className={classes.button} aria-label={label}>
        {face}
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown className={classes.list}>
      {heading && (
        <div className={classes.heading}>
          <strong>{heading}</strong>
          <span>{note}</span>
        </div>
      )}
      {actions.map(({ label: text, icon, isDanger = false, disabled = false, run }) => (
        <Menu.Item
          key={text}
          leftSection={icon}
          disabled={disabled}
          onClick={run}
          {...(isDanger ? { color: 'red' } : {})}
        >
          {text}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
