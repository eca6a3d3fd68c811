import { type CheckResult, type CompiledTheme, type CompileResult, type PageStatus, type ThemeText, type World } from '#engine/index.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { PanelFacts, StateName } from '#preview/shared/protocol.ts';
import type { AssetManifest } from '#shared/assets.ts';
import type { PreviewFacts } from '../data/preview-data.ts';
/** This module is loaded through Vite from the sources, and again after each edit of what it imports. */
export { openPreviewData } from '../data/preview-data.ts';
export interface PreviewRequest {
    readonly theme: CompiledTheme;
    /** Decoded. */
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly choices: Choices;
    readonly facts: PreviewFacts;
    readonly schools: PanelFacts['schools'];
    /** The one whose facts these are. */
    readonly school: string;
    readonly assets: AssetManifest;
}
export interface MadePage {
    readonly status: PageStatus;
    readonly html: string;
    /** What stands in `<body>`. */
    readonly body: string;
    /** Sections that threw and sources that failed without being asked to; the page stands without them. */
    readonly failures: readonly {
        readonly title: string;
        readonly error: unknown;
    }[];
    /** Choices that cannot be made of this page. */
    readonly problems: readonly string[];
    readonly facts: PanelFacts;
}
export interface PageMaker {
    /** The full check. */
    check(theme: ThemeText, world: World | undefined): CheckResult;
    /** The theme as far as it can be shown, whatever the proofs find. */
    compile(theme: ThemeText): CompileResult;
    /** The finished page, or where its canonical address is. */
    make(request: PreviewRequest): Promise<MadePage | {
        readonly redirect: string;
    }>;
    /** The states of `theme test` of one template. */
    states(theme: CompiledTheme, templateId: string, seed: number): readonly StateName[];
}
/**
 * Makes pages as the server does, without its cache. Every component is loaded first, so that a later edit that breaks
 * one leaves this maker whole. Errors: whatever a section's module throws.
 */
export declare const createPageMaker: (options: {
    islandUrl: (type: string) => string;
}) => Promise<PageMaker>;
