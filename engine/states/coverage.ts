import type { Leaf } from '#schemas/theme/conditions.ts';
import { formatLeaf } from '../conditions/clauses.ts';
import { decideCondition } from '../conditions/decide-condition.ts';
import { resolveAll } from '../data/decide.ts';
import type { PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import type { CompiledSection, CompiledTheme } from '../theme.ts';

/** One leaf of a section's condition, and what it was seen to be. */
export interface LeafCoverage {
  /** `<template>/<id>`; `header/<id>` and `footer/<id>` for the groups. */
  readonly section: string;
  /** Its clause in the condition as an "and" of "or"s, and its place in that clause. */
  readonly clause: number;
  readonly leaf: number;
  /** `data.gallery present`. */
  readonly text: string;
  readonly seenTrue: boolean;
  readonly seenFalse: boolean;
}

export interface CoverageReport {
  readonly leaves: readonly LeafCoverage[];
  /** The share of leaves seen both true and false, 0 to 100, rounded down; 100 where a theme has no conditions. */
  readonly percent: number;
}

export interface Coverage {
  /** Notes what every leaf of the plan's template is with this data. A leaf on data that was not loaded is not seen. */
  see(plan: Plan, data: PageData): void;
  report(): CoverageReport;
}

/** Watches states and reports which leaves of a theme's conditions were true in one and false in another. */
export const createCoverage = (theme: CompiledTheme): Coverage => {
  const seen = new Map<string, Set<unknown>>();
  const all = new Map(
    Object.values(theme.templates).flatMap(({ sections }) =>
      leavesOf(sections).map((leaf) => [leaf.key, leaf] as const),
    ),
  );
  return {
    see(plan, data) {
      const resolve = resolveAll(plan, data);
      for (const { key, test } of leavesOf(plan.template.sections)) {
        const truths = seen.get(key) ?? new Set();
        truths.add(decideCondition([[test]], resolve).truth);
        seen.set(key, truths);
      }
    },
    report() {
      const leaves = [...all.values()].map(({ key, section, clause, leaf, test }): LeafCoverage => {
        const truths = seen.get(key);
        const [seenTrue, seenFalse] = [truths?.has(true) ?? false, truths?.has(false) ?? false];
        return { section, clause, leaf, text: formatLeaf(test), seenTrue, seenFalse };
      });
      const full = leaves.filter(({ seenTrue, seenFalse }) => seenTrue && seenFalse).length;
      return { leaves, percent: leaves.length === 0 ? 100 : Math.floor((100 * full) / leaves.length) };
    },
  };
};

interface PlacedLeaf {
  readonly key: string;
  readonly section: string;
  readonly clause: number;
  readonly leaf: number;
  readonly test: Leaf;
}

const leavesOf = (sections: readonly CompiledSection[]): readonly PlacedLeaf[] =>
  sections.flatMap(({ key: section, when }) =>
    when.flatMap((tests, clause) =>
      tests.map((test, leaf) => ({ key: `${section} ${clause} ${leaf}`, section, clause, leaf, test })),
    ),
  );
