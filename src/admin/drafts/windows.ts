import { newKey } from '../calls/new-key.ts';

/** What this window is called as long as it is open, however often it is loaded anew, where it is stored for it. */
const windowItem = 'officeWindow';
const lockPrefix = 'office-window:';

/** How long a window that is loaded anew waits for its former page to end, in milliseconds. */
const patienceMs = 300;

const state = { own: '', others: new Set<string>() };

/** What this window is called among those of the device. */
export const ownWindow = (): string => {
  state.own ||= sessionStorage.getItem(windowItem) ?? newKey();
  sessionStorage.setItem(windowItem, state.own);
  return state.own;
};

/** Whether it is another window of the office that is open. */
export const isOtherOpen = (window: string): boolean => state.others.has(window);

/** Holds the name for as long as the page lives; whether no other window has it. */
const claim = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const isTaken = (error: unknown): void => {
      if (!(error instanceof DOMException)) throw error;
      resolve(false);
    };
    const hold = (): Promise<never> => {
      resolve(true);
      return new Promise(() => undefined);
    };
    void navigator.locks.request(lockPrefix + name, { signal: AbortSignal.timeout(patienceMs) }, hold).catch(isTaken);
  });

const look = async (): Promise<void> => {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []));
  state.others = new Set(names.filter((name) => name !== state.own));
};

/**
 * Tells the windows of the office on this device from each other, so that none writes over what is typed in another.
 * Without locks, which a browser has on safe addresses alone, none is known of.
 */
export const meetWindows = async (): Promise<void> => {
  if (!('locks' in navigator)) return;
  if (!(await claim(ownWindow()))) {
    // A browser copies what it stores for a window when somebody copies the window.
    state.own = newKey();
    sessionStorage.setItem(windowItem, state.own);
    void claim(state.own);
  }
  await look();
  window.addEventListener('focus', () => void look());
};
