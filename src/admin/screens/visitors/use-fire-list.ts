import { readFireList } from '#schemas/api/visitors/fire-list.ts';
import { useCall } from '../../calls/use-call.ts';

/** The list of who is in the building, kept on the device for when there is no network. */
export const useFireList = (everyMs: number) => {
  const { data, isError, refetch, dataUpdatedAt, keptAt } = useCall(
    readFireList,
    {},
    { everyMs, isAnew: true, kept: {} },
  );
  return { list: data, isError, refetch, readAt: keptAt ?? dataUpdatedAt };
};
