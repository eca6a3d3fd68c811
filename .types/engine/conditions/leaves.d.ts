import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Path } from '../text/document.ts';
/** Every leaf of a condition with its path. */
export declare const leavesOf: (node: Condition, path: Path) => readonly (readonly [Leaf, Path])[];
