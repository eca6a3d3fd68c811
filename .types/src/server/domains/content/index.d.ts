import type { Handler } from '#server/http/calls/handle.ts';
export { sendDisclosureAlerts } from './disclosure/send-alerts.ts';
export { finishDocument } from './finish-document.ts';
export { freeSlug } from './free-slug.ts';
export { listMediaFields, replaceMediaFields } from './media-fields.ts';
export { purgeContent } from './purge.ts';
export { checkRules } from './rules.ts';
export { type ContentValidator, createContentValidator, validateContent } from './validate.ts';
export { insertItem, lockItem, lockType, updateItem } from './write-item.ts';
/** What the calls on website content do. */
export declare const contentHandlers: readonly Handler[];
