import type { Handler } from '#server/http/calls/handle.ts';
import { blogDetailsHandler } from './blogs/details.ts';
import { listBlogsHandler } from './blogs/list.ts';
import { bulkContentHandler } from './bulk.ts';
import { listCalendarHandler } from './calendar.ts';
import { createContentHandler } from './create.ts';
import { duplicateContentHandler } from './duplicate.ts';
import { editContentHandler } from './edit.ts';
import { findContentHandler } from './find.ts';
import { listHistoryHandler } from './history.ts';
import { listContentTypesHandler } from './list-types.ts';
import { orderContentHandler } from './order.ts';
import {
  discardContentHandler,
  publishContentHandler,
  scheduleContentHandler,
  unpublishContentHandler,
} from './publish.ts';
import { getContentHandler, listBinHandler, listContentHandler } from './read.ts';
import { removeContentHandler } from './remove.ts';
import { removeSamplesHandler } from './remove-samples.ts';
import { restoreContentHandler } from './restore.ts';

export { type ContentLink, deadLinksIn, readLinks } from './dead-links.ts';
export { sendDisclosureAlerts } from './disclosure/send-alerts.ts';
export { findSent } from './find-sent.ts';
export { finishDocument } from './finish-document.ts';
export { freeSlug } from './free-slug.ts';
export { itemState, shownDocument } from './item-row.ts';
export { listMediaFields, replaceMediaFields } from './media-fields.ts';
export { purgeContent } from './purge.ts';
export { checkRules } from './rules.ts';
export { shownTypes } from './shown-types.ts';
export { type ContentValidator, createContentValidator, validateContent } from './validate.ts';
export { insertItem, lockItem, lockType, shown, updateItem } from './write-item.ts';

/** What the calls on website content do. */
export const contentHandlers: readonly Handler[] = [
  blogDetailsHandler,
  listBlogsHandler,
  listContentTypesHandler,
  findContentHandler,
  listCalendarHandler,
  listBinHandler,
  listContentHandler,
  getContentHandler,
  listHistoryHandler,
  createContentHandler,
  editContentHandler,
  removeContentHandler,
  removeSamplesHandler,
  publishContentHandler,
  unpublishContentHandler,
  discardContentHandler,
  scheduleContentHandler,
  restoreContentHandler,
  duplicateContentHandler,
  orderContentHandler,
  bulkContentHandler,
];
