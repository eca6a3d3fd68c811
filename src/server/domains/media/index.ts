import type { Handler } from '#server/http/calls/handle.ts';
import { changeAlbumPicturesHandler } from './albums/change-pictures.ts';
import { getAlbumHandler, listAlbumsHandler } from './albums/read.ts';
import { downloadMediaHandler } from './archive.ts';
import { bulkMediaHandler } from './bulk.ts';
import { changeMediaHandler } from './change.ts';
import { cropMediaHandler } from './crop.ts';
import { countMediaHandler, getMediaHandler, listMediaHandler, listMediaTagsHandler } from './read.ts';
import { removeMediaHandler } from './remove.ts';
import { replaceMediaHandler } from './replace.ts';
import { takePlaceHandler } from './take-place.ts';
import { uploadMediaHandler } from './upload.ts';

export { discardMedia, removeMedia } from './discard-media.ts';
export { findUsed } from './media-uses.ts';
export { removeOrphans } from './orphans.ts';

/** What the calls of the media library do. */
export const mediaHandlers: readonly Handler[] = [
  bulkMediaHandler,
  changeAlbumPicturesHandler,
  changeMediaHandler,
  countMediaHandler,
  cropMediaHandler,
  downloadMediaHandler,
  getAlbumHandler,
  getMediaHandler,
  listAlbumsHandler,
  listMediaHandler,
  listMediaTagsHandler,
  removeMediaHandler,
  replaceMediaHandler,
  takePlaceHandler,
  uploadMediaHandler,
];
