import type { AssetManifest } from '#shared/assets.ts';
import type { ShippedBytes } from '#shared/shipped.ts';
export declare const brotliBytes: (data: Buffer) => number;
/**
 * What each part of the client costs in brotli bytes, for the budgets of themes. Parts are compressed one by one: a
 * page's stylesheets go out in one piece and take less, and what two islands import counts for both. A budget that
 * holds here holds on the wire.
 */
export declare const measureShipped: (folder: string, assets: AssetManifest) => Promise<ShippedBytes>;
