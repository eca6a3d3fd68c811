export { replaceMediaFields } from './media-fields.ts';
export { readDueDocuments, readWaiting } from './waiting.ts';
