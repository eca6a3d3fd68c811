import type { Handler } from '#server/http/calls/handle.ts';
import { correctHandler } from './correct.ts';
import { deniedHandlers } from './denied.ts';
import { readDeskHandler } from './desk.ts';
import { cancelHandler, expectHandler } from './expect.ts';
import { readFireListHandler } from './fire-list.ts';
import { findKnownHandler } from './known.ts';
import { linkVisitorEnquiryHandler } from './link-enquiry.ts';
import { exportVisitorsHandler, listVisitorsHandler } from './list.ts';
import { ownVisitorHandlers } from './own.ts';
import { photoHandlers } from './photo.ts';
import { pickUpHandlers } from './pick-up.ts';
import { exportReportHandler, readReportHandler } from './report.ts';
import { arriveHandler, signInHandler } from './sign-in.ts';
import { signOutByPassHandler, signOutHandler, undoSignOutHandler } from './sign-out.ts';

export { pickUpEntriesOf } from './pick-up-entries.ts';
export { purgeVisitors } from './purge.ts';

/** What the calls of the gate's desks do. */
export const visitorHandlers: readonly Handler[] = [
  arriveHandler,
  cancelHandler,
  correctHandler,
  expectHandler,
  exportReportHandler,
  exportVisitorsHandler,
  findKnownHandler,
  linkVisitorEnquiryHandler,
  listVisitorsHandler,
  readDeskHandler,
  readFireListHandler,
  readReportHandler,
  signInHandler,
  signOutByPassHandler,
  signOutHandler,
  undoSignOutHandler,
  ...deniedHandlers,
  ...ownVisitorHandlers,
  ...photoHandlers,
  ...pickUpHandlers,
];
