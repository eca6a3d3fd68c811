import type { World } from '#engine/index.ts';
/** What stands around a theme's file in `themes/<slug>/theme.json`; undefined for one elsewhere. */
export declare const worldOf: (file: string) => Promise<World | undefined>;
