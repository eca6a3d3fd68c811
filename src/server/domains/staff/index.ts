import type { Handler } from '#server/http/calls/handle.ts';
import { inviteStaffMemberHandler, linkStaffAccountHandler } from './accounts.ts';
import { checkInHandler } from './check-in/check-in.ts';
import { readOwnCheckInHandler } from './check-in/own-day.ts';
import { readCheckInSettingsHandler, saveCheckInSettingsHandler } from './check-in/settings.ts';
import { classTeacherHandlers } from './class-teachers.ts';
import { removeStaffDocumentHandler } from './documents/remove.ts';
import { saveStaffDocumentHandler } from './documents/save.ts';
import { eraseStaffMemberHandler } from './erase.ts';
import { exportStaffMemberHandler } from './export.ts';
import { inviteStaffHandler } from './invite-many.ts';
import { staffLeaveHandlers } from './leave/index.ts';
import { listStaffHandler, readOwnMemberHandler, readStaffMemberHandler } from './list.ts';
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
  checkInHandler,
  ...classTeacherHandlers,
  eraseStaffMemberHandler,
  exportStaffMemberHandler,
  exportStaffMonthHandler,
  inviteStaffHandler,
  inviteStaffMemberHandler,
  linkStaffAccountHandler,
  listStaffHandler,
  readCheckInSettingsHandler,
  readOwnCheckInHandler,
  readOwnMemberHandler,
  readStaffMemberHandler,
  readStaffMonthHandler,
  readStaffOverviewHandler,
  readStaffRegisterHandler,
  removeStaffDocumentHandler,
  revealStaffNumberHandler,
  saveCheckInSettingsHandler,
  saveStaffDocumentHandler,
  saveStaffRegisterHandler,
  setStaffStatusHandler,
  setStaffWebsiteHandler,
  ...staffLeaveHandlers,
];
