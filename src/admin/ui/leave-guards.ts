import { useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';

/** Something that is not saved, and what becomes of it where somebody leaves. */
export interface LeaveHold {
  /** Whether it is left by going from one place to another. */
  isLeft(from: Location, to: Location): boolean;
  /** Whether it is saved without being asked for. */
  readonly savesItself?: boolean;
  /** What the deed is called that saves and leaves, where saving is more than that. */
  readonly saveLabel?: string | undefined;
  /** Saves; whether it went well. */
  save(): Promise<boolean>;
}

const holds = new Set<LeaveHold>();
const listeners = new Set<() => void>();

const change = (make: () => void): void => {
  make();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Has it asked about before it is left; gives what ends that. */
export const holdLeaving = (hold: LeaveHold): (() => void) => {
  change(() => holds.add(hold));
  return () => change(() => holds.delete(hold));
};

/** Everything that is not saved and is left by going from one place to another, in the order in which it was begun. */
export const heldBetween = (from: Location, to: Location): readonly LeaveHold[] =>
  [...holds].filter((hold) => hold.isLeft(from, to));

/** Whether something is not saved. */
export const useIsHeld = (): boolean => useSyncExternalStore(subscribe, () => holds.size > 0);

/** Saves one after the other, until one does not go well; whether all did. */
export const saveHeld = async (held: readonly LeaveHold[]): Promise<boolean> => {
  for (const hold of held) if (holds.has(hold) && !(await hold.save())) return false;
  return true;
};
