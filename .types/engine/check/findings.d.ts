import type { Problem } from '../problem.ts';
import { type Path, type Positions, type ThemeDocument } from '../text/document.ts';
import type { RuleFinding, RuleMeta, TextFinding } from './rule.ts';
export interface FindingsOptions {
    readonly file: string;
    readonly positions: Positions;
    readonly docsUrl: (id: string) => string;
}
/** Collects findings, at most one for each rule, place and subject. */
export interface Findings {
    readonly size: number;
    inText(meta: RuleMeta, finding: TextFinding): void;
    inTheme(meta: RuleMeta, finding: RuleFinding, document: ThemeDocument): void;
    /** Whether something was found at this path, above it or beneath it. */
    hasFinding(path: Path): boolean;
    /** The keys of what a rule found at the pointers that `isMeant` takes. */
    matching(rule: string, isMeant: (pointer: string) => boolean): readonly string[];
    remove(key: string): void;
    /** In the order of the text. */
    problems(): readonly Problem[];
}
export declare const createFindings: ({ file, positions, docsUrl }: FindingsOptions) => Findings;
/** Whether a JSON pointer is the other one, or one beneath it. */
export declare const isInside: (pointer: string, outer: string) => boolean;
