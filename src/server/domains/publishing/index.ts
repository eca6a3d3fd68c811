import type { Handler } from '#server/http/calls/handle.ts';
import { listPublicationsHandler } from './list-publications.ts';
import { previewChangesHandler } from './preview-changes.ts';
import { previewContentHandler } from './preview-content.ts';
import { publishChangesHandler } from './publish-changes.ts';
import { returnPublicationHandler } from './return-publication.ts';
import {
  cancelScheduledPublicationHandler,
  listScheduledPublicationsHandler,
  scheduleChangesHandler,
} from './scheduled-publications.ts';
import { countChangesHandler, listChangesHandler } from './waiting-changes.ts';

export { readDrafts } from './preview-changes.ts';
export { publishDue } from './publish-due.ts';

/** What the calls on publishing do. */
export const publishingHandlers: readonly Handler[] = [
  countChangesHandler,
  listChangesHandler,
  publishChangesHandler,
  listPublicationsHandler,
  returnPublicationHandler,
  previewContentHandler,
  previewChangesHandler,
  scheduleChangesHandler,
  listScheduledPublicationsHandler,
  cancelScheduledPublicationHandler,
];
