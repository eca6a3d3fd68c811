import { answersStore, deviceDatabasePrefix } from '#schemas/office.ts';

/** Whose things on the device: each account of a school has a database of its own, which no other one opens. */
export interface Account {
  readonly school: number;
  readonly user: number;
}

/** What calls have answered, by their addresses; and what waits to be sent, by what it is. */
export type StoreName = typeof answersStore | 'waiting';

const stores: readonly StoreName[] = [answersStore, 'waiting'];
const version = 1;

export const databaseName = ({ school, user }: Account): string => `${deviceDatabasePrefix}${school}:${user}`;

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The device did not say why.', 'UnknownError'));
  });

const openDatabase = async (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  const database = await settled(request);
  // Another window has a newer version of the office.
  database.onversionchange = () => database.close();
  return database;
};

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('The device has no room.', 'AbortError'));
  });

/** Reads or changes a store in a transaction of its own; resolves when the device has it. */
export const within = async <Value>(
  name: string,
  { store, mode }: { readonly store: StoreName; readonly mode: IDBTransactionMode },
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> => {
  const database = await openDatabase(name);
  try {
    const transaction = database.transaction(store, mode);
    const [value] = await Promise.all([work(transaction.objectStore(store)), ended(transaction)]);
    return value;
  } finally {
    database.close();
  }
};

/** The databases of the other accounts that have used this device. */
export const otherDatabases = async (account: Account): Promise<readonly string[]> => {
  const own = databaseName(account);
  return (await indexedDB.databases()).flatMap(({ name }) =>
    name?.startsWith(deviceDatabasePrefix) && name !== own ? [name] : [],
  );
};
