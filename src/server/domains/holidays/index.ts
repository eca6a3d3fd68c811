import type { Handler } from '#server/http/calls/handle.ts';
import { addHolidayHandler } from './add.ts';
import { addHolidaysHandler } from './add-rows.ts';
import { copyHolidaysHandler } from './copy.ts';
import { importHolidaysHandler } from './import.ts';
import { listHolidaysHandler } from './list.ts';
import { removeHolidayHandler } from './remove.ts';

export { keepHolidayRegisters } from './keep-registers.ts';
export { settleShownHoliday } from './settle-shown.ts';

/** What the calls of holidays do. */
export const holidayHandlers: readonly Handler[] = [
  addHolidayHandler,
  addHolidaysHandler,
  copyHolidaysHandler,
  importHolidaysHandler,
  listHolidaysHandler,
  removeHolidayHandler,
];
