import { type Clauses, type Part, withoutPart } from './clauses.ts';
import { decideCondition, type Resolve, type Truth } from './decide-condition.ts';
import { explainRedundancy } from './explain-redundancy.ts';

/** A part that changes nothing, and why: a sentence. */
export interface Redundancy extends Part {
  readonly reason: string;
}

/**
 * What holds of a condition in all of its worlds. `never`: `clauses` are the fewest that cannot be true together.
 * `redundant`: parts that can all be taken out together, of neither a never nor an always.
 */
export type Proof =
  | { readonly kind: 'never'; readonly clauses: readonly number[] }
  | { readonly kind: 'always' }
  | { readonly kind: 'redundant'; readonly parts: readonly Redundancy[] }
  | { readonly kind: 'depends' };

type Worlds = readonly Resolve[];

export const truthIn = (clauses: Clauses, world: Resolve): Truth => decideCondition(clauses, world).truth;

export const isNever = (clauses: Clauses, worlds: Worlds): boolean =>
  worlds.every((world) => truthIn(clauses, world) === false);

/** Sound for the worlds it is given, and complete for them. */
export const proveCondition = (clauses: Clauses, worlds: Worlds): Proof => {
  if (isNever(clauses, worlds)) return { kind: 'never', clauses: fewestNever(clauses, worlds) };
  if (worlds.every((world) => truthIn(clauses, world) === true)) return { kind: 'always' };
  const parts = redundantParts(clauses, worlds);
  return parts.length > 0 ? { kind: 'redundant', parts } : { kind: 'depends' };
};

const fewestNever = (clauses: Clauses, worlds: Worlds): readonly number[] => {
  let kept = clauses.map((_, i) => i);
  for (const i of [...kept].reverse()) {
    const others = kept.filter((other) => other !== i);
    if (isNever(pick(clauses, others), worlds)) kept = others;
  }
  return kept;
};

const pick = (clauses: Clauses, indexes: readonly number[]): Clauses => clauses.filter((_, i) => indexes.includes(i));

/**
 * Takes out, from the last to the first, each clause and then each leaf without which nothing changes. What stands
 * behind is taken first, so that of two that say the same the first one stays.
 */
const redundantParts = (clauses: Clauses, worlds: Worlds): readonly Redundancy[] => {
  const parts: Part[] = [];
  const rest = (extra: Part): Clauses => [...parts, extra].sort(lastFirst).reduce(withoutPart, clauses);
  const tryOut = (part: Part): void => {
    const without = rest(part);
    if (worlds.every((world) => truthIn(without, world) === truthIn(clauses, world))) parts.push(part);
  };
  const indexes = clauses.map((_, i) => i).reverse();
  // A leaf that is gone can leave behind a clause that another one implies.
  for (let before = -1; before < parts.length; ) {
    before = parts.length;
    for (const clause of indexes) if (!isOut(parts, { clause })) tryOut({ clause });
    for (const clause of indexes) {
      const { length } = clauses[clause] ?? [];
      for (let leaf = length - 1; leaf >= 0 && length > 1; leaf--) {
        if (!isOut(parts, { clause, leaf })) tryOut({ clause, leaf });
      }
    }
  }
  return parts
    .filter(({ clause, leaf }) => leaf === undefined || !isOut(parts, { clause }))
    .map((part) => ({ ...part, reason: explainRedundancy(clauses, part, { worlds, removed: parts }) }));
};

/** Whether a part is among those taken out, by itself or with its clause. */
const isOut = (parts: readonly Part[], { clause, leaf }: Part): boolean =>
  parts.some((part) => part.clause === clause && (part.leaf === undefined || part.leaf === leaf));

/** Leaves before their clauses, later ones first: so that each index still says what it said. */
const lastFirst = (a: Part, b: Part): number => (b.leaf ?? -1) - (a.leaf ?? -1) || b.clause - a.clause;
