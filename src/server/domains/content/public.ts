export { readDueAlerts } from './disclosure/read-due-alerts.ts';
export { replaceMediaFields } from './media-fields.ts';
export { readWaiting } from './waiting.ts';
