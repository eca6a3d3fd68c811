import {
  answersStore,
  attendancePath,
  deskPreference,
  deviceDatabasePrefix,
  deviceDraftPrefix,
  emergencyItem,
  lastAccountItem,
  officeCachePrefix,
  ownPreferences,
  registerDraftPrefix,
} from '#schemas/office.ts';

/** What is of everybody who uses the device, or was begun on it: nobody has been asked whether that may go. */
const stays: readonly string[] = [
  deskPreference,
  emergencyItem,
  lastAccountItem,
  registerDraftPrefix,
  deviceDraftPrefix,
  ...ownPreferences,
];

const clearAnswers = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const { result: database } = opening;
      const transaction = database.transaction(answersStore, 'readwrite');
      transaction.objectStore(answersStore).clear();
      transaction.oncomplete = transaction.onabort = () => {
        database.close();
        resolve();
      };
    };
  });

/** Takes off the device what was read of the office; what was begun or waits to be sent stays, whosever it is. */
export const forgetOffice = async (): Promise<void> => {
  for (const item of Object.keys(localStorage))
    if (!stays.some((name) => item.startsWith(name))) localStorage.removeItem(item);
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    if (name?.startsWith(deviceDatabasePrefix)) await clearAnswers(name);
  if (!('caches' in window)) return;
  for (const name of await caches.keys())
    if (name.startsWith(officeCachePrefix)) await (await caches.open(name)).delete(attendancePath);
};
