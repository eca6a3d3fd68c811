import type { FontAsset } from '#shared/assets.ts';
export interface Fonts {
    readonly fonts: readonly FontAsset[];
    /** By the last part of their address. */
    readonly files: ReadonlyMap<string, Buffer>;
}
/** The fonts that themes may name: those of the last build where they are still right, since making them takes seconds. */
export declare const loadFonts: () => Promise<Fonts>;
