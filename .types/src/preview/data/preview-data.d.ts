import type { Loaders } from '#engine/index.ts';
import type { Site } from '#schemas/theme/site.ts';
/** What a previewed page is made of, beside the theme. */
export interface PreviewData {
    /** `site.*` and the loaders at a moment, for a page at an origin. */
    at(visit: {
        readonly themeId: number;
        readonly origin: string;
        readonly now: number;
    }): Promise<PreviewFacts>;
    /** A picture that stands on this disk, by the last part of its address. */
    picture(name: string): {
        readonly file: string;
        readonly format: string;
    } | undefined;
    readonly problems: readonly string[];
}
export interface PreviewFacts {
    readonly site: Site;
    readonly loaders: Loaders;
}
/** Where the data comes from: a folder in the import format, or a running server. */
export type DataPlace = {
    readonly folder: string;
} | {
    readonly server: string;
};
/** Opens the data of a school that addresses call `id`. Errors: those of `openFixture`. */
export declare const openPreviewData: (place: DataPlace, id: string) => Promise<PreviewData>;
