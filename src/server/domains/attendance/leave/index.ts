import type { Handler } from '#server/http/calls/handle.ts';
import { askStudentLeaveHandler } from './ask.ts';
import { cancelStudentLeaveHandler, decideStudentLeaveHandler } from './decide.ts';
import { listStudentLeaveHandler } from './requests.ts';

/** What the calls about leave of students do. */
export const studentLeaveHandlers: readonly Handler[] = [
  askStudentLeaveHandler,
  cancelStudentLeaveHandler,
  decideStudentLeaveHandler,
  listStudentLeaveHandler,
];
