import { type CompiledTheme, type RenderedPage, type Visit } from '#engine/index.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { type HeadFacts } from './head.ts';
export type { HeadFacts } from './head.ts';
/**
 * The one script inside a page; its hash stands in the Content-Security-Policy. It lets the loader lay out late what is
 * far down, unless the visitor comes back or loads again: then the place where he was has to be there at once.
 */
export declare const headScript = "performance.getEntriesByType(\"navigation\")[0]?.type==\"navigate\"&&(document.documentElement.dataset.layout=\"late\")";
export interface DocumentOptions {
    readonly page: RenderedPage;
    readonly theme: CompiledTheme;
    readonly visit: Visit;
    readonly assets: AssetManifest;
    /** Keeps search engines away. */
    readonly noindex: boolean;
    /** What programs are told beside; a page that only people look at has none. */
    readonly facts?: HeadFacts;
}
export interface HtmlDocument {
    readonly html: string;
    /** The text of the one style element; its hash goes into the Content-Security-Policy. */
    readonly style: string;
}
/** A whole page: the engine's body with head, tokens, stylesheets, fonts and the island loader around it. */
export declare const renderDocument: ({ page, theme, visit, assets, noindex, facts }: DocumentOptions) => HtmlDocument;
/** What the pages of a school have in common. */
interface DocumentStyle {
    /** Fonts, tokens with the school's own colours, and the base: the beginning of the one style element. */
    readonly style: string;
    /** Elements of the head that go with it. */
    readonly head: readonly string[];
}
/** The look of a theme as a school's record, resolved against it, has it. */
export declare const documentStyleOf: ({ theme, record, assets, locale }: DocumentStyleOptions) => DocumentStyle;
interface DocumentStyleOptions {
    readonly theme: CompiledTheme;
    readonly record: SiteRecord;
    readonly assets: AssetManifest;
    /** The page's language: fonts of its script come only with it. */
    readonly locale: string;
}
/** The icon of a school's pages: its logo, or none. */
export declare const iconOf: (site: Site) => string;
