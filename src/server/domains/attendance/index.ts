import type { Handler } from '#server/http/calls/handle.ts';
import { exportAbsentHandler, listAbsentHandler } from './absent.ts';
import { changeMarkHandler } from './change-mark.ts';
import { exportClassAttendanceHandler, listClassAttendanceHandler } from './class-history.ts';
import { exportDayHandler, readDayHandler } from './day.ts';
import { declareWorkingDayHandler } from './declare-working-day.ts';
import { exportGridHandler, readGridHandler } from './grid.ts';
import { halfSettingsHandlers } from './halves/settings.ts';
import { studentLeaveHandlers } from './leave/index.ts';
import { listRegistersHandler } from './list-registers.ts';
import { exportLowHandler, listLowHandler } from './low.ts';
import { exportMissingHandler, listMissingHandler } from './missing.ts';
import { ownCodeHandlers } from './own-codes.ts';
import { readRegisterHandler } from './read-register.ts';
import { remindTeachersHandler } from './remind.ts';
import { exportStudentAttendanceHandler, readStudentAttendanceHandler } from './student-history.ts';
import { submitRegisterHandler } from './submit.ts';
import { exportTrendHandler, readTrendHandler } from './trend.ts';

export { countMonths, monthStart } from './count-months.ts';
export { countRegister } from './count-register.ts';
export { enterRegisters } from './enter-registers.ts';
export { countDaysOf } from './halves/count-days-of.ts';
export { countHolidayRegisters, type DaysOff, settleHolidayRegisters } from './holiday-registers.ts';

/** What the calls about attendance do. */
export const attendanceHandlers: readonly Handler[] = [
  changeMarkHandler,
  declareWorkingDayHandler,
  exportAbsentHandler,
  exportClassAttendanceHandler,
  exportDayHandler,
  exportGridHandler,
  exportLowHandler,
  exportMissingHandler,
  listAbsentHandler,
  listClassAttendanceHandler,
  listLowHandler,
  listMissingHandler,
  listRegistersHandler,
  readDayHandler,
  readGridHandler,
  readRegisterHandler,
  readStudentAttendanceHandler,
  exportStudentAttendanceHandler,
  readTrendHandler,
  exportTrendHandler,
  remindTeachersHandler,
  submitRegisterHandler,
  ...halfSettingsHandlers,
  ...ownCodeHandlers,
  ...studentLeaveHandlers,
];
