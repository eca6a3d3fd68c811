import type { CompiledTheme, Engine } from '#engine/index.ts';
import { type Loss } from '#engine/record/losses.ts';
import type { SchoolUsingTheme } from './schools-using-theme.ts';
/** The choices of a school that a version of its theme breaks. */
export interface SchoolLosses {
    readonly schoolId: number;
    readonly slug: string;
    readonly name: string;
    /** Pinned to a version: another one reaches it only when it is unpinned. */
    readonly pinned: boolean;
    readonly losses: readonly Loss[];
}
interface Versions {
    readonly theme: CompiledTheme;
    /** The version it replaces. */
    readonly before: CompiledTheme | undefined;
}
/** The broken choices, possibly none, of each school that uses a theme when a version of it goes live. */
export declare const schoolLosses: ({ resolveRecord }: Pick<Engine, 'resolveRecord'>, schools: readonly SchoolUsingTheme[], { theme, before }: Versions) => readonly SchoolLosses[];
/** The schools that a publication affects. */
export interface AffectedSchools {
    /** Those that lose a choice, at most 50; those whose choices work today come first. */
    readonly schools: readonly SchoolLosses[];
    /** How many more there are. */
    readonly moreSchools: number;
}
export declare const affectedSchools: (all: readonly SchoolLosses[]) => AffectedSchools;
export {};
