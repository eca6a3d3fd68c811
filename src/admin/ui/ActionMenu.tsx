import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import classes from './action-menu.module.css';
import type { ActionMenuProps } from './menu-action.ts';
import { part } from './part.tsx';

interface ButtonProps extends Pick<ActionMenuProps, 'label' | 'face'> {
  readonly onPress: () => void;
}

/** The button alone, until its list is there. */
const MenuButton = ({ label, face, onPress }: ButtonProps) => (
  <UnstyledButton
    className={classes.button}
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={false}
    onClick={onPress}
  >
    {face}
  </UnstyledButton>
);

interface OpenableProps extends ActionMenuProps {
  /** Whether its button was pressed before it was there. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

/** What places a list beside its button is a sixth of the first screen's script, which is there sooner without it. */
const OpenableMenu = part<OpenableProps>(
  async () => (await import('./OpenableMenu.tsx')).OpenableMenu,
  ({ label, face, onAsk, onRetry }) => (
    <MenuButton
      label={label}
      face={face}
      onPress={() => {
        onAsk();
        onRetry();
      }}
    />
  ),
);

/** A button that opens a list of deeds; nothing where there are none. */
export const ActionMenu = (props: ActionMenuProps) => {
  const [isAsked, setAsked] = useState(false);
  const { label, face, actions } = props;
  if (actions.length === 0) return null;
  const ask = (): void => setAsked(true);
  return (
    <Suspense fallback={<MenuButton label={label} face={face} onPress={ask} />}>
      <OpenableMenu {...props} isAsked={isAsked} onAsk={ask} />
    </Suspense>
  );
};
