import { platformMessages, schoolMessages } from '#schemas/api/contact-messages.ts';
import type { Handler } from '#server/http/calls/handle.ts';
import { addContactMessageHandler } from './add.ts';
import { linkMessageEnquiryHandler } from './link-enquiry.ts';
import { listHandlers } from './list.ts';
import { markHandler } from './mark.ts';
import { noteHandler } from './note.ts';
import type { OfficeCalls } from './office-calls.ts';
import { readHandler } from './read.ts';
import { removeHandlers } from './remove.ts';
import { replyHandler } from './reply.ts';

const officeHandlers = (calls: OfficeCalls): readonly Handler[] => [
  ...listHandlers(calls),
  readHandler(calls),
  markHandler(calls),
  replyHandler(calls),
  noteHandler(calls),
  ...removeHandlers(calls),
];

/** What the calls of contact forms and of the offices that read them do. */
export const contactMessageHandlers: readonly Handler[] = [
  addContactMessageHandler,
  ...officeHandlers(schoolMessages),
  ...officeHandlers(platformMessages),
  linkMessageEnquiryHandler,
];
