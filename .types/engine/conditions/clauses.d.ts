import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Path } from '../text/document.ts';
/** An "and" of "or"s. */
export type Clauses = readonly (readonly Leaf[])[];
/** A part of a condition: a whole clause, or one leaf of it. */
export interface Part {
    readonly clause: number;
    readonly leaf?: number;
}
/** Where a part stands in the theme, for a condition that stands at `path`. */
export declare const pathOfPart: (when: Condition, path: Path, { clause, leaf }: Part) => Path;
export declare const withoutPart: (clauses: Clauses, part: Part) => Clauses;
/** The condition as it is written, without a part of it: a list that would hold one is that one. */
export declare const conditionWithout: (when: Condition, part: Part) => Condition | undefined;
/** A leaf as people say it: `settings.tone equals "loud"`. */
export declare const formatLeaf: ({ ref, op, value, values }: Leaf) => string;
export declare const formatClause: (leaves: readonly Leaf[]) => string;
