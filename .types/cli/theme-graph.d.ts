import type { CompiledTheme } from '#engine/index.ts';
import type { SourceContract } from '#schemas/sources/define.ts';
/** What a theme's pages are made of: a change of a content type reaches a page along these lines. */
export interface ThemeGraph {
    readonly sources: readonly {
        readonly source: string;
        readonly contentTypes: readonly string[];
    }[];
    readonly templates: readonly GraphTemplate[];
}
export interface GraphTemplate {
    readonly template: string;
    /** Null: the page for unknown addresses. */
    readonly route: string | null;
    readonly uses: readonly {
        readonly source: string;
        readonly sections: readonly string[];
    }[];
}
/** Only what a page really reads: a data entry that nothing refers to is not loaded. */
export declare const graphOf: (theme: CompiledTheme, contracts: readonly SourceContract[]) => ThemeGraph;
/** A flow chart for anything that draws Mermaid, such as a README. */
export declare const toMermaid: ({ sources, templates }: ThemeGraph) => string;
