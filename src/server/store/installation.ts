import { installation } from './schema.ts';
import type { Store } from './store.ts';

/** Whether the demo schools of a first start are complete, or are not wanted. */
export const isSeeded = (store: Store): Promise<boolean> =>
  store.global(async ({ db }) => {
    const [row] = await db.select().from(installation);
    return row?.seededAt != null;
  });

/** Says so, once and for all. */
export const markSeeded = (store: Store): Promise<unknown> =>
  store.global(({ db }) => {
    const seededAt = new Date();
    return db
      .insert(installation)
      .values({ seededAt })
      .onConflictDoUpdate({ target: installation.id, set: { seededAt } });
  });
