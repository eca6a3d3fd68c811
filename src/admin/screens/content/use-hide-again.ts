import type { FullItem, ListedItem } from '#schemas/api/content/item.ts';
import { scheduleContent, unpublishContent } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';

type Draft = Pick<ListedItem, 'id' | 'type' | 'expire_at'>;

/** Makes a draft that was published a draft again, with the end that it had. */
export const useHideAgain = (): ((draft: Draft, version: number) => Promise<FullItem>) => {
  const hide = useAction(unpublishContent);
  const schedule = useAction(scheduleContent);
  return async ({ id, type, expire_at }, version) => {
    const params = { type, id };
    const hidden = await hide.mutateAsync({ params, version });
    if (expire_at === null) return hidden;
    return schedule.mutateAsync({ params, body: { expire_at }, version: hidden.version });
  };
};
