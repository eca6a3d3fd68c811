import { useState } from 'react';
import { useStart } from '../session/start.ts';
import { draftPrefix } from './device-drafts.ts';

/** What nobody has gone on with for a week is not kept any longer: it may name people. */
const keptMs = 7 * 86_400_000;

interface Kept<Fields> {
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
  readonly fields: Fields;
}

export interface DeviceDraft<Fields> {
  /** What was there when the form was opened. */
  readonly found: Kept<Fields> | undefined;
  /** Keeps what is typed; when, or undefined where the device has no room for it. */
  keep(fields: Fields): number | undefined;
  drop(): void;
}

const readDraft = <Fields>(key: string): Kept<Fields> | undefined => {
  const stored = localStorage.getItem(key);
  if (stored === null) return undefined;
  const kept = JSON.parse(stored) as Kept<Fields>;
  return Date.now() - kept.at < keptMs ? kept : undefined;
};

/** Keeps what is typed into a form on this device until it is sent, so that a tab that ends loses nothing. */
export const useDeviceDraft = <Fields>(form: string): DeviceDraft<Fields> => {
  const { user } = useStart();
  const key = draftPrefix(user.userId) + form;
  const [found] = useState(() => readDraft<Fields>(key));
  return {
    found,
    keep(fields) {
      const at = Date.now();
      try {
        localStorage.setItem(key, JSON.stringify({ at, fields } satisfies Kept<Fields>));
        return at;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') return undefined;
        throw error;
      }
    },
    drop: () => localStorage.removeItem(key),
  };
};
