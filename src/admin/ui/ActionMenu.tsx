import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from './action-menu.module.css';
import type { ActionMenuProps } from './menu-action.ts';

/** What places a list beside its button is a sixth of the first screen's script, which is there sooner without it. */
const OpenableMenu = lazy(async () => ({ default: (await import('./OpenableMenu.tsx')).OpenableMenu }));

/** A button that opens a list of deeds; nothing where there are none. */
export const ActionMenu = (props: ActionMenuProps) => {
  const [isAsked, setAsked] = useState(false);
  const { label, face, actions } = props;
  if (actions.length === 0) return null;
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
