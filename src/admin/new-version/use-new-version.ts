import { useEffect, useState } from 'react';
import { type OfficeWorkerMessage, officeWorkerPath } from '#schemas/office.ts';

const tell = (worker: ServiceWorker, message: OfficeWorkerMessage, ports: readonly MessagePort[] = []): void =>
  worker.postMessage(message, [...ports]);

/** The script that this window was opened with, which names its build. */
const entryOf = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

const isNew = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    tell(worker, { kind: 'isNew', entry: entryOf() }, [port2]);
  });

/** How long after the office opens its files are kept: on a slow network, what is looked at comes first. In milliseconds. */
const laterMs = 2000;

/** Calls back with each worker that waits to take the place of the one that runs. */
const followWaiting = (registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void => {
  const look = (): void => {
    if (registration.waiting && registration.active) onWaiting(registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
};

/**
 * Registers the office's worker, for whom it opens something without a network; gives what loads a newer version, once there is one that this
 * window does not have.
 */
export const useNewVersion = (isWanted: boolean): (() => void) | undefined => {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!isWanted || !('serviceWorker' in navigator)) return undefined;
    const offer = async (worker: ServiceWorker): Promise<void> => {
      if (await isNew(worker)) setWaiting(worker);
    };
    const register = (): void => {
      navigator.serviceWorker.register(officeWorkerPath, { updateViaCache: 'none' }).then(
        (registration) => followWaiting(registration, (worker) => void offer(worker)),
        // Where the network goes at that moment, or in a browser that keeps nothing, the office goes on without.
        () => undefined,
      );
    };
    const registerOnline = (): void => {
      if (navigator.onLine) register();
      else window.addEventListener('online', register, { once: true });
    };
    const timer = setTimeout(registerOnline, laterMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', register);
    };
  }, [isWanted]);
  if (!waiting) return undefined;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    tell(waiting, { kind: 'takeOver' });
  };
};
