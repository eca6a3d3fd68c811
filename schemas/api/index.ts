import type { Call } from './define.ts';
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts';

export type { Call } from './define.ts';

/** Every call of the API. What a call does is in `src/server/operations`. */
export const calls: readonly Call[] = [addHoliday, listHolidays, removeHoliday];
