import type { AnyOf, Condition, Leaf } from '#schemas/theme/conditions.ts';

/** Three values: `unknown` stands for a ref on a source that failed. It is never taken for true. */
export type Truth = true | false | 'unknown';

/** What a ref gives: its value (undefined if absent), or that its source failed. */
export type Resolved = { readonly known: true; readonly value: unknown } | { readonly known: false };
export type Resolve = (ref: string) => Resolved;

/** The condition as an "and" of "or"s, which is what every `when` of the format comes to. */
export const clausesOf = (when: Condition): readonly (readonly Leaf[])[] => {
  if ('all' in when) return when.all.map((part) => ('any' in part ? part.any : [part]));
  return 'any' in when ? [(when as AnyOf).any] : [[when as Leaf]];
};

/** `null`, `undefined`, `""`, `[]` and `{}` are absent; 0 and false are not. */
export const isAbsent = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
};

const magnitude = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : undefined;
};

const leafTruth = (leaf: Leaf, resolved: Resolved): Truth => {
  if (!resolved.known) return 'unknown';
  const { value } = resolved;
  switch (leaf.op) {
    case 'present':
      return !isAbsent(value);
    case 'absent':
      return isAbsent(value);
    case 'equals':
      return value === leaf.value;
    case 'notEquals':
      return value !== leaf.value;
    case 'in':
      return (leaf.values ?? []).some((option) => option === value);
    case 'notIn':
      return !(leaf.values ?? []).some((option) => option === value);
    case 'atLeast':
    case 'lessThan': {
      // What is absent counts as an empty list, so that the two stay each other's negation.
      const reached = (magnitude(value) ?? 0) >= Number(leaf.value);
      return leaf.op === 'atLeast' ? reached : !reached;
    }
  }
};

export interface ConditionResult {
  readonly truth: Truth;
  /** The leaf that decided a false or unknown outcome. */
  readonly leaf?: Leaf;
}

/** Kleene's strong three-valued logic over the clauses: false beats unknown beats true in "and". */
export const decideCondition = (clauses: readonly (readonly Leaf[])[], resolve: Resolve): ConditionResult => {
  let unknown: Leaf | undefined;
  for (const clause of clauses) {
    let best: Truth = false;
    let decisive = clause[0];
    for (const leaf of clause) {
      const truth = leafTruth(leaf, resolve(leaf.ref));
      if (truth === true) {
        best = true;
        break;
      }
      if (truth === 'unknown') {
        best = 'unknown';
        decisive = leaf;
      }
    }
    if (best === false) return decisive ? { truth: false, leaf: decisive } : { truth: false };
    if (best === 'unknown') unknown ??= decisive;
  }
  return unknown ? { truth: 'unknown', leaf: unknown } : { truth: true };
};
