import type { ExplainedPage } from '#engine/explain/explained.ts';
import type { CompiledTemplate, CompiledTheme, Visit } from '#engine/index.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { PanelFacts } from '#preview/shared/protocol.ts';
export interface FactsOf {
    readonly theme: CompiledTheme;
    readonly template: CompiledTemplate;
    readonly visit: Visit;
    readonly choices: Choices;
    /** The page of the address. */
    readonly requested: ExplainedPage;
    /** The page that is shown: another one where that is a 404. */
    readonly shown: ExplainedPage;
    /** The keys of sections that threw. */
    readonly dropped: readonly string[];
    readonly state: PanelFacts['state'];
    readonly schools: PanelFacts['schools'];
    readonly school: string;
}
/** All that the panel shows of a page. */
export declare const panelFacts: (page: FactsOf) => PanelFacts;
