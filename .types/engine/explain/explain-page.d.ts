import type { SourceContract } from '#schemas/sources/define.ts';
import { type Decision } from '../data/decide.ts';
import type { PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import type { ExplainedPage } from './explained.ts';
export interface DecidedPage {
    readonly plan: Plan;
    readonly data: PageData;
    readonly decision: Decision;
    readonly contracts: ReadonlyMap<string, SourceContract>;
}
/** Says of a decided page what stands on it, why, and where each value came from. */
export declare const explainPage: ({ plan, data, decision, contracts }: DecidedPage) => ExplainedPage;
