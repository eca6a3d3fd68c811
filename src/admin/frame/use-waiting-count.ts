import { countChanges } from '#schemas/api/publishing.ts';
import { audienceOf } from '#schemas/office.ts';
import { useCall } from '../calls/use-call.ts';
import { useStart } from '../session/start.ts';

/** How many changes visitors do not see yet; undefined for who may not publish, and until it is known. */
export const useWaitingCount = (): number | undefined => {
  const { shown, user } = useStart();
  // What waits on the product's own site is not counted.
  const enabled = audienceOf(user.role) === 'office' && shown.includes('/website');
  const { data } = useCall(countChanges, {}, { enabled });
  return enabled ? data?.count : undefined;
};
