import type { Condition } from '#schemas/theme/conditions.ts';
import type { Problem } from '../problem.ts';
import { type SectionManifest } from '../section.ts';
/** `list` is empty without `items`, `facts` too and has a heading of level 3, `news` has a heading of its own. */
export declare const proofSections: readonly SectionManifest[];
export interface ProofTheme {
    /** Behind the section that carries the h1, on the home page. */
    readonly sections?: readonly object[];
    readonly header?: readonly object[];
    readonly footer?: readonly object[];
    /** Data of the not-found page. */
    readonly elsewhere?: object;
}
/** A theme over `testScope` with some sections. */
export declare const themeText: ({ sections, header, footer, elsewhere }: ProofTheme) => string;
export declare const findingsIn: (theme: string) => readonly Problem[];
/** The rules that find something in a theme, with the places; those of the home page's sections from their index on. */
export declare const foundIn: (theme: ProofTheme) => readonly string[];
/** A section that needs nothing, under a condition. */
export declare const under: (when: Condition) => ProofTheme;
