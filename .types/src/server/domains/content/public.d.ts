export { replaceMediaFields } from './media-fields.ts';
