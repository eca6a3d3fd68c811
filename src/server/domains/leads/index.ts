import type { Handler } from '#server/http/calls/handle.ts';
import { contactMessageHandlers } from './contact-messages/handlers.ts';
import { addDemoRequestHandler } from './demo-requests/add.ts';
import { changeDemoRequestHandler } from './demo-requests/change.ts';
import { eraseDemoRequestHandler } from './demo-requests/erase.ts';
import { exportDemoRequestsHandler, listDemoRequestsHandler } from './demo-requests/list.ts';

export { purgeMessages } from './contact-messages/purge.ts';

/** What the calls of messages to schools and requests for a demonstration do. */
export const leadHandlers: readonly Handler[] = [
  ...contactMessageHandlers,
  addDemoRequestHandler,
  changeDemoRequestHandler,
  eraseDemoRequestHandler,
  exportDemoRequestsHandler,
  listDemoRequestsHandler,
];
