import type { Handler } from '#server/http/calls/handle.ts';
import { changeMediaHandler } from './change.ts';
import { countMediaHandler, getMediaHandler, listMediaHandler } from './read.ts';
import { removeMediaHandler } from './remove.ts';
import { replaceMediaHandler } from './replace.ts';
import { uploadMediaHandler } from './upload.ts';

export { discardMedia, removeMedia } from './discard-media.ts';
export { findUsed } from './media-uses.ts';
export { removeOrphans } from './orphans.ts';

/** What the calls of the media library do. */
export const mediaHandlers: readonly Handler[] = [
  changeMediaHandler,
  countMediaHandler,
  getMediaHandler,
  listMediaHandler,
  removeMediaHandler,
  replaceMediaHandler,
  uploadMediaHandler,
];
