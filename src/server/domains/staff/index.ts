import type { Handler } from '#server/http/calls/handle.ts';
import { inviteStaffMemberHandler, linkStaffAccountHandler } from './accounts.ts';
import { removeStaffDocumentHandler } from './documents/remove.ts';
import { saveStaffDocumentHandler } from './documents/save.ts';
import { eraseStaffMemberHandler } from './erase.ts';
import { inviteStaffHandler } from './invite-many.ts';
import { staffLeaveHandlers } from './leave/index.ts';
import { listStaffHandler, readStaffMemberHandler } from './list.ts';
import { exportStaffMonthHandler, readStaffMonthHandler } from './month.ts';
import { readStaffOverviewHandler } from './overview.ts';
import { readStaffRegisterHandler } from './register.ts';
import { revealStaffNumberHandler } from './reveal.ts';
import { addStaffMemberHandler } from './save.ts';
import { saveStaffRegisterHandler } from './save-register.ts';
import { setStaffStatusHandler } from './set-status.ts';
import { setStaffWebsiteHandler } from './website/set-website.ts';

export { endLeavers } from './end-leavers.ts';
export { enterMembers, enterStaffDays } from './enter-members.ts';

/** What the calls about staff do. */
export const staffHandlers: readonly Handler[] = [
  addStaffMemberHandler,
  eraseStaffMemberHandler,
  exportStaffMonthHandler,
  inviteStaffHandler,
  inviteStaffMemberHandler,
  linkStaffAccountHandler,
  listStaffHandler,
  readStaffMemberHandler,
  readStaffMonthHandler,
  readStaffOverviewHandler,
  readStaffRegisterHandler,
  removeStaffDocumentHandler,
  revealStaffNumberHandler,
  saveStaffDocumentHandler,
  saveStaffRegisterHandler,
  setStaffStatusHandler,
  setStaffWebsiteHandler,
  ...staffLeaveHandlers,
];
