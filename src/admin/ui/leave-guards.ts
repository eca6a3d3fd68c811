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

/** Has it asked about before it is left; gives what ends that. */
export const holdLeaving = (hold: LeaveHold): (() => void) => {
  holds.add(hold);
  return () => void holds.delete(hold);
};

/** Everything that is not saved and is left by going from one place to another, in the order in which it was begun. */
export const heldBetween = (from: Location, to: Location): readonly LeaveHold[] =>
  [...holds].filter((hold) => hold.isLeft(from, to));

/** Saves one after the other, until one does not go well; whether all did. */
export const saveHeld = async (held: readonly LeaveHold[]): Promise<boolean> => {
  for (const hold of held) if (holds.has(hold) && !(await hold.save())) return false;
  return true;
};
