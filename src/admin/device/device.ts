import { createContext, use } from 'react';
import { attendancePath, lastAccountItem, officeCachePrefix } from '#schemas/office.ts';
import { type Account, databaseName, otherDatabases, type StoreName, settled, within } from './database.ts';
import { noteWaiting } from './waiting-cookie.ts';
import { createWaitingStore, type WaitingStore } from './waiting-store.ts';

/** What a call has answered, and when, in milliseconds since 1970. */
export interface KeptAnswer {
  readonly at: number;
  readonly body: unknown;
  readonly total: number;
}

/** What this device keeps for an account. */
export interface Device {
  /** What a call answered when there was a network; undefined where nothing is kept. */
  answer(address: string): Promise<KeptAnswer | undefined>;
  keepAnswer(address: string, answer: Omit<KeptAnswer, 'at'>): Promise<void>;
  /**
   * Changes what waits under a name, all at once over all windows, and gives what it is then. Where it cannot be stored
   * the change is made more than once.
   */
  readonly changeWaiting: WaitingStore['change'];
  /** Takes away what was read; what waits stays. */
  forgetAnswers(): Promise<void>;
  /** Takes away what others have read, if somebody else was the last to use this device. */
  forgetOthers(): Promise<void>;
}

export const createDevice = (account: Account): Device => {
  const name = databaseName(account);
  const reading = { store: 'answers', mode: 'readonly' } as const;
  const writing = (store: StoreName) => ({ store, mode: 'readwrite' }) as const;
  const waiting = createWaitingStore((of, change) =>
    within(name, writing('waiting'), async (store) => {
      const before = (await settled<readonly unknown[] | undefined>(store.get(of))) ?? [];
      const after = change(before);
      // Before it is there, so that no log-out comes in between; after it has gone.
      if (after.length > 0) noteWaiting(account.user, true);
      if (after !== before) await settled(store.put(after, of));
      if (after.length === 0) noteWaiting(account.user, false);
      return after;
    }),
  );
  const clear = (database: string): Promise<unknown> =>
    within(database, writing('answers'), (store) => settled(store.clear())).catch(() => undefined);
  return {
    answer: (address) =>
      within(name, reading, (store) => settled<KeptAnswer | undefined>(store.get(address))).catch(() => undefined),
    async keepAnswer(address, { body, total }) {
      const answer: KeptAnswer = { at: Date.now(), body, total };
      // A device without room for it has less to show offline.
      await within(name, writing('answers'), (store) => settled(store.put(answer, address))).catch(() => undefined);
    },
    changeWaiting: waiting.change,
    async forgetAnswers() {
      await Promise.all([clear(name), forgetDocument()]);
    },
    async forgetOthers() {
      const last = localStorage.getItem(lastAccountItem);
      if (last === name) return;
      localStorage.setItem(lastAccountItem, name);
      if (last === null) return;
      const others = await otherDatabases(account).catch(() => []);
      await Promise.all([...others.map(clear), forgetDocument()]);
    },
  };
};

/** Takes away the document that the worker keeps, which says who is logged in. */
const forgetDocument = async (): Promise<void> => {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((one) => one.startsWith(officeCachePrefix));
  await Promise.all(names.map(async (one) => (await caches.open(one)).delete(attendancePath)));
};

export const DeviceContext = createContext<Device | undefined>(undefined);

export const useDevice = (): Device => {
  const device = use(DeviceContext);
  if (!device) throw new Error('useDevice is called outside of the office.');
  return device;
};
