import { type Part } from '../../conditions/clauses.ts';
import type { FixStep } from '../rule.ts';
import type { ThemeCondition } from './theme-conditions.ts';
/**
 * How to take a part out of a condition (all of it, without a part), where that is certain: the section does the same
 * at every visit, also where a source fails. Undefined where it is not.
 */
export declare const fixWithout: (condition: ThemeCondition, part: Part | undefined) => FixStep | undefined;
