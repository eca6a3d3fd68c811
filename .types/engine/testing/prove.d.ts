import type { Rule, ShippedBytes } from '../check/rule.ts';
import type { Problem } from '../problem.ts';
import type { PageStyle, SectionManifest } from '../section.ts';
interface ProofOptions {
    /** Laid over the manifest of the section type `list`. */
    readonly list?: Partial<SectionManifest>;
    readonly page?: PageStyle;
    readonly shipped?: ShippedBytes;
}
/** What a single proof finds in a theme's text, behind the rules of names. */
export declare const prove: (rule: Rule, text: string, { list, page, shipped }?: ProofOptions) => readonly Problem[];
/** A theme's text with the edits of all fixes of its findings. */
export declare const fixed: (text: string, findings: readonly Problem[]) => string;
export {};
