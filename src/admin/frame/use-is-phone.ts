import { useSyncExternalStore } from 'react';

/** Where the menu is at the foot. */
const query = '(width < 37.5rem)';

const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the frame is a phone's: it has the bar at the foot in place of the menu. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
