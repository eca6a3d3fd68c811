import { lockName } from './lock-name.ts';
import type { StoreContext } from './store.ts';

/** Another request of a school under the same key waits until this transaction ends. */
export const lockClientKey = async ({ db }: StoreContext, schoolId: number, clientKey: string): Promise<void> => {
  await lockName(db, schoolId, `client key ${clientKey}`);
};
