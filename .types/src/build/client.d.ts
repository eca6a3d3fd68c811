import type { AssetManifest } from '#shared/assets.ts';
/** Builds all that a browser loads: the loader, an island a section, fonts, stylesheets; writes `assets.json` and `shipped.json`. */
export declare const buildClient: () => Promise<AssetManifest>;
