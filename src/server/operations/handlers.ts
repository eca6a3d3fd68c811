import type { Handler } from './handle.ts';
import { addHolidayHandler } from './holidays/add.ts';
import { listHolidaysHandler } from './holidays/list.ts';
import { removeHolidayHandler } from './holidays/remove.ts';

/** What each call of `schemas/api` does; a test keeps the two lists equal. */
export const handlers: readonly Handler[] = [addHolidayHandler, listHolidaysHandler, removeHolidayHandler];
