import type { Resolve } from '../conditions/decide-condition.ts';
import type { Decision } from '../data/decide.ts';
import type { Plan } from '../data/plan.ts';
import type { Chosen } from '../record/settings-of.ts';
/** What every part of an explanation is read from. */
export interface ExplainContext {
    readonly plan: Plan;
    readonly decision: Decision;
    readonly settings: ReadonlyMap<string, Chosen>;
    readonly resolve: Resolve;
}
