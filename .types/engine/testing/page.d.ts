import type { Decision } from '../data/decide.ts';
import type { Loaded, PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import type { Visit } from '../data/visit.ts';
import type { CompiledTheme, RenderedPage } from '../index.ts';
export declare const compiled: (text?: string) => CompiledTheme;
export declare const visitOf: (visit?: Partial<Visit>) => Visit;
export declare const planOf: (id: string, theme?: CompiledTheme, visit?: Partial<Visit>) => Plan;
export declare const failed: Loaded;
export declare const loaded: (value: unknown) => Loaded;
export declare const twoNews: {
    title: string;
}[];
/** Answers by data id; what is not named is a list of two. */
export declare const answersOf: (plan: Plan, answers?: Readonly<Record<string, Loaded>>) => PageData;
export declare const decisionOf: (plan: Plan, answers?: Readonly<Record<string, Loaded>>) => Decision;
export declare const pageOf: (plan: Plan, answers?: Readonly<Record<string, Loaded>>) => Promise<RenderedPage>;
