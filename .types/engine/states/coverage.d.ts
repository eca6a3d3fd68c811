import type { PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import type { CompiledTheme } from '../theme.ts';
/** One leaf of a section's condition, and what it was seen to be. */
export interface LeafCoverage {
    /** `<template>/<id>`; `header/<id>` and `footer/<id>` for the groups. */
    readonly section: string;
    /** Its clause in the condition as an "and" of "or"s, and its place in that clause. */
    readonly clause: number;
    readonly leaf: number;
    /** `data.gallery present`. */
    readonly text: string;
    readonly seenTrue: boolean;
    readonly seenFalse: boolean;
}
export interface CoverageReport {
    readonly leaves: readonly LeafCoverage[];
    /** The share of leaves seen both true and false, 0 to 100, rounded down; 100 where a theme has no conditions. */
    readonly percent: number;
}
export interface Coverage {
    /** Notes what every leaf of the plan's template is with this data. A leaf on data that was not loaded is not seen. */
    see(plan: Plan, data: PageData): void;
    report(): CoverageReport;
}
/** Watches states and tells which leaves of a theme's conditions were true in one and false in another. */
export declare const createCoverage: (theme: CompiledTheme) => Coverage;
