export { contentTypeOf, type NamedType, publishableTypes } from './content-type.ts';
export { readDueAlerts } from './disclosure/read-due-alerts.ts';
export { findUndescribed } from './find-undescribed.ts';
export { finishDocument } from './finish-document.ts';
export { replaceMediaFields } from './media-fields.ts';
export { requireSound } from './problems.ts';
export { findUnfit, publishStep, returnStep } from './steps.ts';
export { countWaiting, isWithdrawn, readWaitingNames } from './waiting.ts';
export { lockItem, updateItem } from './write-item.ts';
