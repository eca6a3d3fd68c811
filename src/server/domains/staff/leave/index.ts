import type { Handler } from '#server/http/calls/handle.ts';
import { askStaffLeaveHandler } from './ask.ts';
import { cancelStaffLeaveHandler, decideStaffLeaveHandler } from './decide.ts';
import { listStaffLeaveHandler, previewStaffLeaveHandler, readStaffLeaveHandler } from './requests.ts';
import { listLeaveTypesHandler, saveLeaveTypeHandler } from './types.ts';

/** What the calls about leave of the staff do. */
export const staffLeaveHandlers: readonly Handler[] = [
  askStaffLeaveHandler,
  cancelStaffLeaveHandler,
  decideStaffLeaveHandler,
  listLeaveTypesHandler,
  listStaffLeaveHandler,
  previewStaffLeaveHandler,
  readStaffLeaveHandler,
  saveLeaveTypeHandler,
];
