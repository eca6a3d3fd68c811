import type { SourceContract } from '#schemas/sources/define.ts';
import type { Leaf } from '#schemas/theme/conditions.ts';
import { type Resolve } from '../conditions/decide-condition.ts';
import type { CompiledSection, CompiledTemplate, CompiledTheme } from '../theme.ts';
import type { Visit } from './visit.ts';
/** One load: a source with its params. Two data entries that ask the same share it. */
export interface SourceRequest {
    readonly key: string;
    readonly source: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly deadlineMs: number;
}
export interface Plan {
    readonly theme: CompiledTheme;
    readonly template: CompiledTemplate;
    readonly visit: Visit;
    /** The theme's settings as the school has them. */
    readonly settings: Readonly<Record<string, unknown>>;
    /** What may stand on the page; only data can still hide one of them. */
    readonly sections: readonly CompiledSection[];
    readonly hidden: readonly HiddenSection[];
    readonly requests: readonly SourceRequest[];
    /** Data id to the key of its request. */
    readonly requestOf: Readonly<Record<string, string>>;
    /** Page-cache tags: a commit that touches one makes the page stale. */
    readonly tags: readonly string[];
}
export interface HiddenSection {
    readonly key: string;
    readonly reason: string;
    readonly cause: HideCause;
}
/** What hides a section: the school, the leaf that decided its condition, a failed source, or a prop without data. */
export type HideCause = {
    readonly kind: 'override';
} | {
    readonly kind: 'condition';
    readonly leaf: Leaf | undefined;
} | {
    readonly kind: 'source';
} | {
    readonly kind: 'empty';
    readonly prop: string;
};
export declare const defaultDeadlineMs = 800;
/** Decides what a page needs before anything is loaded: sections hidden for certain ask for no data. */
export declare const planPage: (theme: CompiledTheme, template: CompiledTemplate, visit: Visit, sources: ReadonlyMap<string, SourceContract>) => Plan;
/** The reason of a section whose condition is false. */
export declare const hiddenBy: (leaf: Leaf | undefined) => Omit<HiddenSection, 'key'>;
/** Resolves every ref but `data.*`, which is not known yet. */
export declare const resolveFacts: (settings: Readonly<Record<string, unknown>>, visit: Visit) => Resolve;
