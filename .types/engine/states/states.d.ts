import type { PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import { type FactSources } from './facts.ts';
import type { ThemeState } from './state.ts';
export interface StatesOptions extends FactSources {
    /** Only the states of this template; they have the ids that they have among all. */
    readonly templateId?: string;
    /** Another seed gives other texts and numbers, and the same states. */
    readonly seed: number;
}
/**
 * Every state of a theme that is worth looking at: for each template the base state, one state for each other class of
 * each fact, and those that bring every two classes together. How the header and footer look is shown on the first
 * template that has them. The same arguments give the same states. Throws for a template that the theme does not have.
 */
export declare const statesOf: ({ theme, templateId, manifests, sources, seed }: StatesOptions) => readonly ThemeState[];
/** A state's answers as `engine.decide` wants them: by the requests of the plan for the state's visit. */
export declare const pageDataOf: (plan: Plan, { answers }: ThemeState) => PageData;
