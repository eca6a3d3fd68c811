import type { Fact, FactClass } from './state.ts';

/** One class of each fact, by the fact's ref. */
export interface Row {
  readonly classes: Readonly<Record<string, FactClass>>;
  /** The base row, and the first to have a class. */
  readonly thorough: boolean;
}

/** One class of one fact, by its place in the facts and its place among their classes. */
interface Choice {
  readonly fact: number;
  readonly cls: number;
}

/**
 * Rows in which every pair of classes of two facts stands that decide something: the base row, one row for each other
 * class with everything else as in the base, then rows for the pairs that are left, by a greedy search. Classes of
 * looks are in one row each. Two classes that cannot be together are in no row together. The same facts give the same
 * rows.
 */
export const pairwise = (facts: readonly Fact[]): readonly Row[] => {
  const base = facts.map(() => 0);
  const singles = facts.flatMap(({ classes }, fact) => classes.slice(1).map((_, at) => base.with(fact, at + 1)));
  const open = openPairs(facts);
  const pairRows: number[][] = [];
  for (let row = nextRow(facts, open); row; row = nextRow(facts, open)) {
    for (const pair of pairsIn(row)) open.delete(pair);
    pairRows.push(row);
  }
  const rowOf = (row: readonly number[], thorough: boolean): Row => ({
    classes: Object.fromEntries(facts.map(({ ref, classes }, i) => [ref, classes[row[i] ?? 0] as FactClass])),
    thorough,
  });
  return [...[base, ...singles].map((row) => rowOf(row, true)), ...pairRows.map((row) => rowOf(row, false))];
};

/** Whether the first fact is what the second is a part of, and is not there. */
const hides = (whole: Fact, cls: number, part: Fact): boolean => {
  const by = whole.classes[cls]?.make.by;
  return (by === 'absence' || by === 'failure') && part.ref.startsWith(`${whole.ref}.`);
};

/** A part of what is not there is left at its base class, which then says nothing. */
const canBeTogether = (facts: readonly Fact[], a: Choice, b: Choice): boolean => {
  const [first, second] = [facts[a.fact], facts[b.fact]];
  if (!first || !second) return false;
  return !(b.cls > 0 && hides(first, a.cls, second)) && !(a.cls > 0 && hides(second, b.cls, first));
};

const keyOf = (a: Choice, b: Choice): string => {
  const [first, second] = a.fact < b.fact ? [a, b] : [b, a];
  return `${first.fact}.${first.cls} ${second.fact}.${second.cls}`;
};

/** Pairs of classes other than the base ones: the rows of single classes have all others. */
const openPairs = (facts: readonly Fact[]): Map<string, readonly [Choice, Choice]> => {
  const choices = facts.flatMap(({ classes }, fact) =>
    classes.flatMap(({ kind }, cls): Choice[] => (cls > 0 && kind === 'logic' ? [{ fact, cls }] : [])),
  );
  return new Map(
    choices.flatMap((a) =>
      choices
        .filter((b) => a.fact < b.fact && canBeTogether(facts, a, b))
        .map((b): [string, readonly [Choice, Choice]] => [keyOf(a, b), [a, b]]),
    ),
  );
};

const pairsIn = (row: readonly number[]): string[] =>
  row.flatMap((cls, fact) =>
    row.slice(fact + 1).map((other, at) => keyOf({ fact, cls }, { fact: fact + 1 + at, cls: other })),
  );

/** How many of the open pairs are tried as the start of a row; the row with the most new pairs is taken. */
const tries = 24;

const nextRow = (
  facts: readonly Fact[],
  open: ReadonlyMap<string, readonly [Choice, Choice]>,
): number[] | undefined => {
  const starts = [...open.values()].slice(0, tries);
  let best: { row: number[]; gain: number } | undefined;
  for (const start of starts) {
    const row = growRow(facts, open, start);
    const gain = pairsIn(row).filter((pair) => open.has(pair)).length;
    if (!best || gain > best.gain) best = { row, gain };
  }
  return best?.row;
};

/**
 * Adds to a pair, fact by fact, the class that meets the most open pairs with what is chosen already; where none meets
 * any, the next open pair of facts that are left. The rest stay as in the base.
 */
const growRow = (
  facts: readonly Fact[],
  open: ReadonlyMap<string, readonly [Choice, Choice]>,
  start: readonly [Choice, Choice],
): number[] => {
  const chosen: Choice[] = [...start];
  const fits = (choice: Choice): boolean =>
    chosen.every((other) => other.fact !== choice.fact && canBeTogether(facts, other, choice));
  for (;;) {
    const best = bestChoice(facts, open, chosen, fits);
    const added = best ? [best] : [...open.values()].find((pair) => pair.every(fits));
    if (!added) break;
    chosen.push(...added);
  }
  const row = facts.map(() => 0);
  for (const { fact, cls } of chosen) row[fact] = cls;
  return row;
};

const bestChoice = (
  facts: readonly Fact[],
  open: ReadonlyMap<string, unknown>,
  chosen: readonly Choice[],
  fits: (choice: Choice) => boolean,
): Choice | undefined => {
  let best: { choice: Choice; gain: number } | undefined;
  for (const [fact, { classes }] of facts.entries()) {
    for (const [cls, { kind }] of classes.entries()) {
      const choice = { fact, cls };
      if (cls === 0 || kind === 'look' || !fits(choice)) continue;
      const gain = chosen.filter((other) => open.has(keyOf(other, choice))).length;
      if (gain > (best?.gain ?? 0)) best = { choice, gain };
    }
  }
  return best?.choice;
};
