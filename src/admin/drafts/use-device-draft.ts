import { useState } from 'react';
import { dayMs } from '#shared/calendar.ts';
import { useStart } from '../session/start.ts';
import { draftPrefix } from './device-drafts.ts';

/** What nobody has gone on with for a week is not kept any longer: it may name people. */
const keptMs = 7 * dayMs;

interface Kept<Fields> {
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
  readonly fields: Fields;
}

export interface DeviceDraft<Fields> {
  /** What was there when the form was opened. */
  readonly found: Kept<Fields> | undefined;
  /** When what is typed was last kept, in milliseconds since 1970; undefined where it is not. */
  readonly at: number | undefined;
  keep(fields: Fields): void;
  drop(): void;
}

const readDraft = <Fields>(key: string): Kept<Fields> | undefined => {
  const stored = localStorage.getItem(key);
  if (stored === null) return undefined;
  const kept = JSON.parse(stored) as Kept<Fields>;
  if (Date.now() - kept.at < keptMs) return kept;
  localStorage.removeItem(key);
  return undefined;
};

/**
 * Keeps what is typed into a form on this device, under who types it, until it is sent: a tab that ends loses nothing.
 * Where the device has no room for it, it is not kept. `name` says what form, and of what.
 */
export const useDeviceDraft = <Fields>(name: string): DeviceDraft<Fields> => {
  const { user } = useStart();
  const key = draftPrefix(user.userId) + name;
  const [found] = useState(() => readDraft<Fields>(key));
  const [at, setAt] = useState(found?.at);
  return {
    found,
    at,
    keep(fields) {
      const kept: Kept<Fields> = { at: Date.now(), fields };
      try {
        localStorage.setItem(key, JSON.stringify(kept));
        setAt(kept.at);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
        setAt(undefined);
      }
    },
    drop() {
      localStorage.removeItem(key);
      setAt(undefined);
    },
  };
};
