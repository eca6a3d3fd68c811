import { useState } from 'react';
import { useStart } from '../session/start.ts';
import { draftPrefix, isFresh, type Kept, leftDrafts, ofWindow } from './device-drafts.ts';
import { isOtherOpen, ownWindow } from './windows.ts';

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
  if (isFresh(kept)) return kept;
  localStorage.removeItem(key);
  return undefined;
};

/** What was typed last in a window that is closed, kept under the name of this one from now on. */
const takeLeft = <Fields>(name: string, own: string): Kept<Fields> | undefined => {
  const left = leftDrafts(Object.keys(localStorage), name, isOtherOpen).flatMap((item) => {
    const draft = readDraft<Fields>(item);
    return draft ? [{ item, draft }] : [];
  });
  const [last] = left.toSorted((one, other) => other.draft.at - one.draft.at);
  if (!last) return undefined;
  localStorage.removeItem(last.item);
  localStorage.setItem(own, JSON.stringify(last.draft));
  return last.draft;
};

interface Options {
  /** Whether it is of something new: each window has its own, and goes on with that of one that is closed. */
  readonly isNew?: boolean;
}

/**
 * Keeps what is typed into a form on this device, under who types it, until it is sent: a tab that ends loses nothing.
 * Where the device has no room for it, it is not kept. `name` says what form, and of what.
 */
export const useDeviceDraft = <Fields>(name: string, { isNew = false }: Options = {}): DeviceDraft<Fields> => {
  const { user } = useStart();
  const shared = draftPrefix(user.userId) + name;
  const key = isNew ? ofWindow(shared, ownWindow()) : shared;
  const [found] = useState(() => readDraft<Fields>(key) ?? (isNew ? takeLeft<Fields>(shared, key) : undefined));
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
