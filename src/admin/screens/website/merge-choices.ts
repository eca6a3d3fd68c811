import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { isSame } from '../../drafts/merge-fields.ts';

/** Each choice by itself, by its path; the order of a page is one. */
type Leaves = ReadonlyMap<string, { readonly path: readonly string[]; readonly value: unknown }>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leavesOf = (value: unknown, path: readonly string[] = []): Leaves =>
  new Map(
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...path, key])])
      : [[JSON.stringify(path), { path, value }]],
  );

/** Whether two have chosen the same, in whatever order it is written. */
export const isSameChoices = (a: ThemeChoices, b: ThemeChoices): boolean => {
  const [one, other] = [leavesOf(a), leavesOf(b)];
  return [...new Set([...one.keys(), ...other.keys()])].every((key) =>
    isSame(one.get(key)?.value, other.get(key)?.value),
  );
};

/** With what stands at a path; undefined takes it away, and what holds nothing else then. */
const withAt = (value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown => {
  if (key === undefined) return leaf;
  const object: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const { [key]: before, ...others } = object;
  const after = withAt(before, rest, leaf);
  const isEmpty = after === undefined || (isObject(after) && Object.keys(after).length === 0);
  return isEmpty ? others : { ...others, [key]: after };
};

const none: ThemeChoices = { preset: null, settings: {}, tokens: {}, overrides: {} };

interface Versions {
  /** What both began with. */
  readonly base: ThemeChoices;
  readonly mine: ThemeChoices;
  readonly theirs: ThemeChoices;
}

/** The choices of two people joined: by what both have changed to something else, with mine and with theirs. */
interface MergedChoices {
  readonly mine: ThemeChoices;
  readonly theirs: ThemeChoices;
  /** Whether somebody has to decide. */
  readonly isAsked: boolean;
}

/** Joins what two people have chosen since the same beginning, choice by choice. */
export const mergeChoices = ({ base, mine, theirs }: Versions): MergedChoices => {
  const [before, own, other] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)];
  const merged = { mine: theirs as unknown, theirs: theirs as unknown, isAsked: false };
  for (const key of new Set([...before.keys(), ...own.keys()])) {
    const [was, wanted, found] = [before, own, other].map((leaves) => leaves.get(key)?.value);
    if (isSame(was, wanted) || isSame(wanted, found)) continue;
    const path = JSON.parse(key) as readonly string[];
    merged.mine = withAt(merged.mine, path, wanted);
    if (isSame(was, found)) merged.theirs = withAt(merged.theirs, path, wanted);
    else merged.isAsked = true;
  }
  const whole = (value: unknown): ThemeChoices => ({ ...none, ...(value as Partial<ThemeChoices>) });
  return { mine: whole(merged.mine), theirs: whole(merged.theirs), isAsked: merged.isAsked };
};
