import { type Resolve } from '../conditions/decide-condition.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledSection } from '../theme.ts';
import type { PageData } from './load.ts';
import { type HiddenSection, type Plan } from './plan.ts';
export interface DecidedSection {
    readonly key: string;
    readonly region: CompiledSection['region'];
    readonly manifest: SectionManifest;
    readonly props: Readonly<Record<string, unknown>>;
    /** The type's strings in the page's language. */
    readonly strings: Readonly<Record<string, string>>;
    readonly state: 'ok' | 'empty' | 'error' | 'deferred';
    readonly carriesHeading: boolean;
}
export interface SourceFailure {
    readonly source: string;
    readonly reason: 'timeout' | 'failed';
    readonly error: unknown;
}
/** 503: what the page is about could not be loaded, so that nobody can say whether the page is there. */
export type PageStatus = 200 | 404 | 503;
/** Which sections stand on the page, with which props, and why the others do not. */
export interface Decision {
    readonly plan: Plan;
    readonly status: PageStatus;
    readonly title: string;
    readonly description: string;
    readonly sections: readonly DecidedSection[];
    readonly hidden: readonly HiddenSection[];
    readonly failures: readonly SourceFailure[];
}
export type Projections = (manifest: SectionManifest) => Readonly<Record<string, (value: unknown) => unknown>>;
/** Projections are built once a section type. */
export declare const createProjections: () => Projections;
export declare const decidePage: (plan: Plan, data: PageData, manifests: ReadonlyMap<string, SectionManifest>, projections: Projections) => Decision;
/** Resolves every ref; one on a source that failed is not known. */
export declare const resolveAll: (plan: Plan, data: PageData) => Resolve;
