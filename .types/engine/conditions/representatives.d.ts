import type { Leaf } from '#schemas/theme/conditions.ts';
import { type RefDomain } from '../refs/ref-domain.ts';
/**
 * A few values of a ref that stand for all: whatever it holds at a visit, one of these makes every leaf turn out
 * the same. Undefined among them stands for a ref that lacks.
 */
export declare const representativesOf: (domain: RefDomain, leaves: readonly Leaf[]) => readonly unknown[];
