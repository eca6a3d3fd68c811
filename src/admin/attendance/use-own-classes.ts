import { readDay } from '#schemas/api/attendance/reports.ts';
import { useCall } from '../calls/use-call.ts';

/** The classes whose attendance somebody may see, by the state of today. */
export const useOwnClasses = () => {
  const { data, isPending, isError, refetch } = useCall(readDay, { query: {} });
  return { classes: data?.classes ?? [], today: data?.Today, isPending, isError: isError && !data, refetch };
};
