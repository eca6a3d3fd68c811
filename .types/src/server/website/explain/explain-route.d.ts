import type { ExplainedPage } from '#engine/explain/explained.ts';
import { type Engine, type Loaders } from '#engine/index.ts';
import type { Dangling } from '#engine/record/dangling.ts';
import type { CompiledTheme } from '#engine/theme.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
export interface RouteVisit {
    readonly engine: Engine;
    readonly theme: CompiledTheme;
    readonly site: Site;
    readonly record: SiteRecord;
    readonly loaders: Loaders;
    /** A path of the theme, with a query where it takes one. */
    readonly route: string;
    readonly signedIn: boolean;
}
export interface ExplainedRoute {
    readonly page: ExplainedPage;
    /** What of the school's record means nothing in this theme. */
    readonly dangling: readonly Dangling[];
}
/** Makes a page as for a visitor, up to its HTML, and says why it looks as it does. Errors: `OperationError`. */
export declare const explainRoute: (visit: RouteVisit) => Promise<ExplainedRoute>;
