import type { VersionLabel } from '#server/store/theme-versions.ts';
interface Candidate {
    readonly themeId: number;
    readonly slug: string;
    readonly version: string;
    readonly hash: string;
}
/** Why a theme cannot stand beside what is published already, with the cure; undefined where it can. */
export declare const conflictOf: (candidate: Candidate, published: readonly VersionLabel[]) => string | undefined;
export {};
