import { CallError } from '../calls/call-error.ts';

/** What a save was refused for: somebody else had saved meanwhile. */
export interface Stale<Stored> {
  /** Who has saved it, and when. */
  readonly text: string;
  readonly current: Stored;
  readonly version: number;
}

/** What somebody else has saved, where a save was refused for it. */
export const staleOf = <Stored>(error: unknown): Stale<Stored> | undefined => {
  const problem = error instanceof CallError ? error.problem : undefined;
  if (!problem?.current || problem.version === undefined) return undefined;
  return { text: problem.errorText, current: problem.current as Stored, version: problem.version };
};

/** What a form was filled from, what somebody else has saved over it, and what is typed. */
interface Versions<Fields extends object> {
  readonly base: Fields;
  readonly theirs: Fields;
  readonly mine: Fields;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedBetween = <Fields extends object>(one: Fields, other: Fields): (keyof Fields & string)[] =>
  (Object.keys({ ...one, ...other }) as (keyof Fields & string)[]).filter((name) => !isSame(one[name], other[name]));

/** What somebody else has saved, with what is typed in its place. */
export const joinedOver = <Fields extends object>({ base, theirs, mine }: Versions<Fields>): Fields => ({
  ...theirs,
  ...Object.fromEntries(changedBetween(base, mine).map((name) => [name, mine[name]])),
});

interface Shown<Fields extends object> extends Versions<Fields> {
  label(name: keyof Fields & string): string;
  /** Says what a field holds, as one reads it. */
  show(name: keyof Fields & string, fields: Fields): string;
}

/** The fields that somebody else has changed, as `ChangedMeanwhile` shows them. */
export const fieldsMeanwhile = <Fields extends object>({ base, theirs, mine, label, show }: Shown<Fields>) =>
  changedBetween(base, theirs).map((name) => {
    const isMine = !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]);
    return {
      name,
      label: label(name),
      theirs: show(name, theirs),
      mine: isMine ? show(name, mine) : undefined,
    };
  });
