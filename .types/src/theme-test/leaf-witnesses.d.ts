import type { CompiledTheme, PageData, Plan } from '#engine/index.ts';
import { type LeafCoverage } from '#engine/states/index.ts';
type LeafPlace = Pick<LeafCoverage, 'section' | 'clause' | 'leaf'>;
/** Remembers for each leaf of a theme's conditions the first state in which it was true, and in which it was false. */
export interface LeafWitnesses {
    see(stateId: string, plan: Plan, data: PageData): void;
    of(leaf: LeafPlace): {
        readonly whenTrue?: string | undefined;
        readonly whenFalse?: string | undefined;
    };
}
export declare const createLeafWitnesses: (theme: CompiledTheme) => LeafWitnesses;
export {};
