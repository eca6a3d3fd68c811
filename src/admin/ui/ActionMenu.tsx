import { UnstyledButton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import classes from './action-menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

export interface ActionMenuProps {
  /** What the button is called; its face may be a sign. */
  readonly label: string;
  readonly face: ReactNode;
  readonly heading?: string;
  readonly note?: string;
  readonly actions: readonly MenuAction[];
}

/** What places a list beside its button is a sixth of the first screen's script, which is there sooner without it. */
const OpenableMenu = lazy(async () => ({ default: (await import('./OpenableMenu.tsx')).OpenableMenu }));

/** A button that opens a list of deeds. */
export const ActionMenu = (props: ActionMenuProps) => {
  const [isAsked, setAsked] = useState(false);
  const { label, face } = props;
  return (
    <Suspense
      fallback={
        <UnstyledButton
          className={classes.button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setAsked(true)}
        >
          {face}
        </UnstyledButton>
      }
    >
      <OpenableMenu {...props} isAsked={isAsked} />
    </Suspense>
  );
};
