import type { AssetManifest } from '#shared/assets.ts';
/** Where the build put what pages load. */
export declare const assetsFolder: string;
/** The scripts, stylesheets and fonts of the last build; undefined where nothing was built. */
export declare const readBuiltAssets: () => Promise<AssetManifest | undefined>;
