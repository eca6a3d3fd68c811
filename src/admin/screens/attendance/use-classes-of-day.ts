import { listRegisters } from '#schemas/api/attendance/take.ts';
import { useCall } from '../../calls/use-call.ts';
import { keptList } from './kept.ts';

/** The classes whose registers somebody takes on a day, kept on the device; of today where no day is named. */
export const useClassesOfDay = (date: string | undefined) =>
  useCall(listRegisters, { query: date ? { Date: date } : {} }, { kept: keptList(date) });
