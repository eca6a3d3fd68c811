import type { ResolvedConfig } from 'vite';
import type { AssetManifest } from '#shared/assets.ts';
/** What pages load, made from the sources by the functions of the build. */
export interface PreviewAssets {
    /** Errors: those of the CSS compiler. */
    manifest(): Promise<AssetManifest>;
    /** Stylesheets are made anew for the next manifest. */
    invalidateStyles(): void;
    /** A font file by the last part of its address. */
    font(name: string): Promise<Buffer | undefined>;
}
export declare const createPreviewAssets: (config: ResolvedConfig) => PreviewAssets;
