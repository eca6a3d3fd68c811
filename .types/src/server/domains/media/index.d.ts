import type { Handler } from '#server/http/calls/handle.ts';
export { discardMedia, removeMedia } from './discard-media.ts';
export { findUsed } from './media-uses.ts';
export { removeOrphans } from './orphans.ts';
/** What the calls of the media library do. */
export declare const mediaHandlers: readonly Handler[];
