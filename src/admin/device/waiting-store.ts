type Items = readonly unknown[];
type Change = (before: Items) => Items;

/** Changes what the device has under a name, in one transaction; a `DOMException` where it cannot. */
type ChangeStored = (name: string, change: Change) => Promise<Items>;

/** What waits under a name, and whether the device has stored it: what it has not lasts as long as the window. */
interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly isStored: boolean;
}

export interface WaitingStore {
  change<Item>(name: string, change: (before: readonly Item[]) => readonly Item[]): Promise<Waiting<Item>>;
}

/** What the device had when it was last asked, and the changes since that it could not store. */
interface Held {
  readonly base: Items;
  readonly changes: readonly Change[];
}

/**
 * Keeps what waits to be sent. A change that the device could not store holds in this window all the same: it is made
 * again with each later one, until the device has it.
 */
export const createWaitingStore = (changeStored: ChangeStored): WaitingStore => {
  const held = new Map<string, Held>();
  let last: Promise<unknown> = Promise.resolve();
  const changeNow = async (name: string, change: Change): Promise<Waiting<unknown>> => {
    const { base, changes } = held.get(name) ?? { base: [], changes: [] };
    const all = [...changes, change];
    const make = (before: Items): Items => all.reduce((items, one) => one(items), before);
    let found = base;
    try {
      const items = await changeStored(name, (before) => {
        found = before;
        return make(before);
      });
      held.set(name, { base: items, changes: [] });
      return { items, isStored: true };
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      const before = changes.reduce((items, one) => one(items), found);
      const items = change(before);
      const unstored = items === before ? changes : all;
      held.set(name, { base: found, changes: unstored });
      return { items, isStored: unstored.length === 0 };
    }
  };
  return {
    change<Item>(name: string, change: (before: readonly Item[]) => readonly Item[]) {
      // One after the other: one that began before another failed would not know of it.
      const made = last.then(() => changeNow(name, change as Change)) as Promise<Waiting<Item>>;
      last = made.catch(() => undefined);
      return made;
    },
  };
};
