import { useEffect, useRef } from 'react';

/** Does something as soon as there is a network again, while it waits for that. */
export const useWhenOnline = (isWaiting: boolean, work: () => void): void => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const run = (): void => latest.current();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [isWaiting]);
};
