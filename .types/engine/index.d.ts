import type { SourceContract } from '#schemas/sources/define.ts';
import { type CheckResult, type CompileResult, type ThemeText } from './check/check-theme.ts';
import type { ShippedBytes, World } from './check/rule.ts';
import { type Decision, type PageStatus } from './data/decide.ts';
import { type Loaders, type PageData } from './data/load.ts';
import { type Plan } from './data/plan.ts';
import type { Visit } from './data/visit.ts';
import type { ExplainedPage } from './explain/explained.ts';
import { type ResolveRecord } from './record/resolve-record.ts';
import type { RenderedPage } from './render/render-page.tsx';
import type { PageStyle, SectionManifest } from './section.ts';
import type { CompiledTemplate, CompiledTheme } from './theme.ts';
export interface EngineOptions {
    readonly sections: readonly SectionManifest[];
    readonly sources: readonly SourceContract[];
    /** Monotonic milliseconds, for deadlines and timings. */
    readonly clock: () => number;
    /** The address of a section type's island script; none makes every section static. */
    readonly islandUrl?: (type: string) => string | undefined;
    /** What the build made of the sections, for the proof of budgets; without it they are not proven. */
    readonly shipped?: ShippedBytes;
    /** What the page itself reads of a theme; what its base styles read, unless said. */
    readonly page?: PageStyle;
    /** How many times as long as the theme allows sources may take; 1 unless given. */
    readonly patience?: number;
    /** The address of a rule's page. */
    readonly docsUrl?: (rule: string) => string;
}
/** The theme engine. A page passes its stages in the order they stand here. */
export interface Engine {
    /** A theme from its text, or the whole list of what makes it unfit to be served: text, shape and names. */
    compile(document: ThemeText): CompileResult;
    /**
     * All that is wrong with a theme, the proofs among it; what it ignores with a reason is left out. `world` is known of
     * a theme in its place in `themes/`: its folder's name and its id are looked at only then.
     */
    check(document: ThemeText, world?: World): CheckResult;
    /** A school's record in the names of this theme, with what means nothing in it. The same pair is resolved once. */
    resolveRecord: ResolveRecord;
    /** What one page needs: the sections that may stand, the sources they read. */
    plan(theme: CompiledTheme, template: CompiledTemplate, visit: Visit): Plan;
    /** All sources in parallel, each under its deadline; a failure is a value. */
    load(plan: Plan, loaders: Loaders): Promise<PageData>;
    /** Which sections stand, with which props. */
    decide(plan: Plan, data: PageData): Decision;
    /** Why the page looks as it does: what was decided by what, and where each value came from. */
    explain(plan: Plan, data: PageData, decision: Decision): ExplainedPage;
    /** The finished body. A section that throws is left out and named in `dropped`. */
    render(decision: Decision): Promise<RenderedPage>;
}
export declare const createEngine: (options: EngineOptions) => Engine;
export { fixText } from './check/apply-fixes.ts';
export { alternatesOf, hrefOf } from './data/addresses.ts';
export { localeOf, matchRoute, parseQuery, type RouteMatch } from './data/match-route.ts';
export { notFoundPage, notFoundPath } from './data/not-found.ts';
export { scriptOf } from './language.ts';
export type { Problem } from './problem.ts';
export type { CompiledTemplate, CompiledTheme } from './theme.ts';
export { customProperties } from './tokens/custom-properties.ts';
export type { CheckResult, CompileResult, Decision, Loaders, PageData, PageStatus, Plan, RenderedPage, ShippedBytes, ThemeText, Visit, World, };
