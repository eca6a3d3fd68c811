import { followOffice } from '#schemas/api/office-live.ts';
import type { OfficeEvents } from '#schemas/office-events.ts';
import { addressOf } from '../calls/address-of.ts';
import { windowName } from '../calls/window-name.ts';

/** What is done with the events of a stream. */
export interface StreamHandlers {
  readonly on: { readonly [Name in keyof OfficeEvents]: (data: OfficeEvents[Name]) => void };
  /** Nothing is told any more; it may come back by itself. */
  readonly down: () => void;
  /** The server does not let this window in. */
  readonly refused: () => void;
}

/** After how long out of sight the connection is given back; when a refused one is tried again. In milliseconds. */
const hiddenMs = 60_000;
const refusedMs = 30_000;

const names = ['ready', 'changed', 'unknown', 'people'] as const satisfies readonly (keyof OfficeEvents)[];

/** Where windows tell those that are out of sight that they are in it: a browser has few connections to a host. */
const channel = 'office-in-sight';

/** Follows the school's events while there is a network and somebody looks; the result ends it. */
export const openStream = ({ on, down, refused }: StreamHandlers): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const windows = new BroadcastChannel(channel);
  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    down();
  };
  const open = (): void => {
    clearTimeout(timer);
    if (source || !navigator.onLine) return;
    const opened = new EventSource(addressOf(followOffice, { query: { window: windowName } }));
    source = opened;
    windows.postMessage(windowName);
    const listen = <Name extends keyof OfficeEvents>(name: Name): void =>
      opened.addEventListener(name, ({ data }: MessageEvent<string>) =>
        on[name](JSON.parse(data) as OfficeEvents[Name]),
      );
    for (const name of names) listen(name);
    opened.onerror = () => {
      down();
      // A lost connection is opened again by the browser, a refused one is not.
      if (opened.readyState !== EventSource.CLOSED) return;
      source = undefined;
      refused();
      timer = setTimeout(look, refusedMs);
    };
  };
  const look = (): void => {
    if (document.hidden) {
      clearTimeout(timer);
      timer = setTimeout(close, hiddenMs);
    } else open();
  };
  windows.onmessage = () => {
    if (document.hidden) close();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', close);
  if (!document.hidden) open();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', close);
    windows.close();
    close();
  };
};
