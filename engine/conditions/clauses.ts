import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Path } from '../text/document.ts';
import { clausesOf } from './decide-condition.ts';

/** An "and" of "or"s. */
export type Clauses = readonly (readonly Leaf[])[];

/** A part of a condition: a whole clause, or one leaf of it. */
export interface Part {
  readonly clause: number;
  readonly leaf?: number;
}

/** Where a part stands in the theme, for a condition that is at `path`. */
export const pathOfPart = (when: Condition, path: Path, { clause, leaf }: Part): Path => {
  if ('any' in when) return leaf === undefined ? path : [...path, 'any', leaf];
  if (!('all' in when)) return path;
  const place = [...path, 'all', clause];
  const part = when.all[clause];
  return part && 'any' in part && leaf !== undefined ? [...place, 'any', leaf] : place;
};

export const withoutPart = (clauses: Clauses, part: Part): Clauses =>
  part.leaf === undefined
    ? clauses.filter((_, i) => i !== part.clause)
    : clauses.map((clause, i) => (i === part.clause ? clause.filter((_leaf, j) => j !== part.leaf) : clause));

/** The condition as it is written, without a part of it: a list that would hold one is that one. */
export const conditionWithout = (when: Condition, part: Part): Condition | undefined => {
  const rest = withoutPart(clausesOf(when), part).map(anyOf);
  const [first] = rest;
  return rest.length > 1 ? { all: rest } : first;
};

const anyOf = (leaves: readonly Leaf[]): Leaf | { any: Leaf[] } => {
  const [first] = leaves;
  return leaves.length === 1 && first ? first : { any: [...leaves] };
};

/** A leaf as people say it: `settings.tone equals "loud"`. */
export const formatLeaf = ({ ref, op, value, values }: Leaf): string =>
  [ref, op, ...(values ?? (value === undefined ? [] : [value])).map((operand) => JSON.stringify(operand))].join(' ');

export const formatClause = (leaves: readonly Leaf[]): string => leaves.map(formatLeaf).join(' or ');
