import type { Handler } from '#server/http/calls/handle.ts';
import { addContactMessageHandler } from './contact-messages/add.ts';
import { contactMessageHandlers } from './contact-messages/office.ts';
import { addDemoRequestHandler } from './demo-requests/add.ts';
import { changeDemoRequestHandler } from './demo-requests/change.ts';
import { exportDemoRequestsHandler, listDemoRequestsHandler } from './demo-requests/list.ts';

/** What the calls of messages to schools and requests for a demonstration do. */
export const leadHandlers: readonly Handler[] = [
  addContactMessageHandler,
  ...contactMessageHandlers,
  addDemoRequestHandler,
  changeDemoRequestHandler,
  exportDemoRequestsHandler,
  listDemoRequestsHandler,
];
