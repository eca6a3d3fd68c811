import { useLayoutEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

const change = (by: number): void => {
  count += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a dialog is open, which keeps the focus to itself. */
export const useHasDialog = (): boolean => useSyncExternalStore(subscribe, () => count > 0);

/** Counts a dialog for as long as it is drawn. */
export const useAsDialog = (): void => {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
};
