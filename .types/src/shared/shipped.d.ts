import type { ShippedBytes } from '#engine/index.ts';
export type { ShippedBytes };
/** Where the build writes what it measured, from the root of the package. */
export declare const shippedFile = "dist/client/shipped.json";
/** What the build measured of each section type. Undefined where nothing was built yet. */
export declare const readShippedBytes: (root: string) => Promise<ShippedBytes | undefined>;
