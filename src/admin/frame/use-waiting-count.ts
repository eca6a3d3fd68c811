import { countChanges } from '#schemas/api/publishing.ts';
import { useCall } from '../calls/use-call.ts';
import { useStart } from '../session/start.ts';
import { mayOpen } from './menu.ts';

/** How many changes visitors do not see yet; undefined for who may not publish, and until it is known. */
export const useWaitingCount = (): number | undefined => {
  const { shown } = useStart();
  const enabled = mayOpen({ area: '/website' }, shown);
  const { data } = useCall(countChanges, {}, { enabled });
  return enabled ? data?.count : undefined;
};
