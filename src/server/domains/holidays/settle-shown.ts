import { settleHolidayRegisters } from '#server/domains/attendance/index.ts';
import type { BeforeShown } from '#server/store/content/before-shown.ts';
import { daysOffOf } from './days-off.ts';

/** Asks of a holiday that visitors are about to see what becomes of registers on its days, and does what was said. */
export const settleShownHoliday: BeforeShown = async (transaction, { type, document, registers }) => {
  const days = type === 'holiday' ? daysOffOf(document) : undefined;
  if (days) await settleHolidayRegisters(transaction, { ...days, name: String(document.name), registers });
};
