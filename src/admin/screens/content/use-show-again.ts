import type { FullItem, ListedItem } from '#schemas/api/content/item.ts';
import { publishContent, scheduleContent } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';

type Shown = Pick<ListedItem, 'id' | 'type' | 'expire_at'>;

/** Shows an item that was hidden as visitors saw it before, until when they were to see it as well. */
export const useShowAgain = (): ((item: Shown, version: number) => Promise<FullItem>) => {
  const publish = useAction(publishContent);
  const schedule = useAction(scheduleContent);
  return async ({ id, type, expire_at }, version) => {
    const params = { type, id };
    const draft = expire_at ? await schedule.mutateAsync({ params, body: { expire_at }, version }) : { version };
    return publish.mutateAsync({ params, version: draft.version });
  };
};
