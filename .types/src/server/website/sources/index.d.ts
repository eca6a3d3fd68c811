import type { SourceLoader } from './define.ts';
/** How each source of `schemas/sources` is loaded. */
export declare const sourceLoaders: readonly SourceLoader[];
