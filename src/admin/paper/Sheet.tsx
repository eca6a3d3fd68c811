import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import classes from './sheet.module.css';

interface Props {
  /** Whether all that stands on it is there. */
  readonly isReady: boolean;
  /** Called when it is printed, or when that was given up. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A paper of its own (A4): printed as soon as it is ready, in the place of the screen, which stays as it is. */
export const Sheet = ({ isReady, onDone, children }: Props) => {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return undefined;
    const end = (): void => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isReady]);
  return createPortal(<article className={classes.sheet}>{children}</article>, document.body);
};
