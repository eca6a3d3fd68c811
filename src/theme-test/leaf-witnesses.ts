import type { CompiledTheme, PageData, Plan } from '#engine/index.ts';
import { createCoverage, type LeafCoverage } from '#engine/states/index.ts';

type LeafPlace = Pick<LeafCoverage, 'section' | 'clause' | 'leaf'>;

/** Remembers for each leaf of a theme's conditions the first state in which it was true, and in which it was false. */
export interface LeafWitnesses {
  see(stateId: string, plan: Plan, data: PageData): void;
  of(leaf: LeafPlace): { readonly whenTrue?: string | undefined; readonly whenFalse?: string | undefined };
}

export const createLeafWitnesses = (theme: CompiledTheme): LeafWitnesses => {
  const whenTrue = new Map<string, string>();
  const whenFalse = new Map<string, string>();
  const keyOf = ({ section, clause, leaf }: LeafPlace): string => `${section} ${clause} ${leaf}`;
  return {
    see(stateId, plan, data) {
      const coverage = createCoverage(theme);
      coverage.see(plan, data);
      for (const leaf of coverage.report().leaves) {
        const key = keyOf(leaf);
        if (leaf.seenTrue && !whenTrue.has(key)) whenTrue.set(key, stateId);
        if (leaf.seenFalse && !whenFalse.has(key)) whenFalse.set(key, stateId);
      }
    },
    of: (leaf) => ({ whenTrue: whenTrue.get(keyOf(leaf)), whenFalse: whenFalse.get(keyOf(leaf)) }),
  };
};
