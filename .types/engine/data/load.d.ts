import type { Plan } from './plan.ts';
export interface LoadContext {
    /** Aborted when the deadline has passed. */
    readonly signal: AbortSignal;
    /** Says that waiting is over and the work begins: the deadline counts from here. */
    started(): void;
}
export type Loader = (params: Readonly<Record<string, unknown>>, context: LoadContext) => Promise<unknown>;
export type Loaders = Readonly<Record<string, Loader>>;
/** A source's answer, or why there is none. A failure is a value: it never takes the page down. */
export type Loaded = {
    readonly ok: true;
    readonly value: unknown;
    readonly ms: number;
} | {
    readonly ok: false;
    readonly reason: 'timeout' | 'failed';
    readonly error: unknown;
    readonly ms: number;
};
export type PageData = ReadonlyMap<string, Loaded>;
/**
 * Loads all that the plan asks for, in parallel, each request once and under its own deadline, `patience` times as
 * long as the plan says.
 */
export declare const loadPage: (plan: Plan, loaders: Loaders, now: () => number, patience?: number) => Promise<PageData>;
