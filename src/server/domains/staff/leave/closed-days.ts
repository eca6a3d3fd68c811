import { readDeclaredDays } from '#server/domains/attendance/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { ClosedDay } from '#server/tenancy/school-calendar.ts';
import { readStaffCalendar } from './requests.ts';

/** Why the staff does not work on one of some days; undefined where it does, as on the working days of a class. */
export const readClosedDays = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now'>,
  days: { readonly first: string; readonly last: string },
): Promise<(day: string) => ClosedDay | undefined> => {
  const calendar = await readStaffCalendar(tx, context);
  const declared = await readDeclaredDays(tx.db, days);
  return (day) => (declared.has(day) ? undefined : calendar.closedForStaff(day));
};
