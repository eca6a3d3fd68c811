import { Menu, UnstyledButton } from '@mantine/core';
import classes from './action-menu.module.css';
import type { ActionMenuProps } from './menu-action.ts';

interface Props extends ActionMenuProps {
  /** Whether its button was pressed before it was there. */
  readonly isAsked: boolean;
}

/** The button with its list, as `ActionMenu` loads it. */
export const OpenableMenu = ({ label, face, heading, note, actions, isAsked }: Props) => (
  <Menu defaultOpened={isAsked} position="bottom-end" shadow="md" width={224} withinPortal returnFocus>
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
