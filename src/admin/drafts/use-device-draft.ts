import { useEffect, useRef, useState } from 'react';
import { useStart } from '../session/start.ts';
import { draftPrefix } from './device-drafts.ts';

interface Draft<Fields> {
  readonly fields: Fields;
  /** What the form was filled from: what was stored then. */
  readonly base: string;
  /** When it was put aside last. */
  readonly at: string;
}

interface Options<Fields> {
  /** What form, and of what. */
  readonly name: string;
  /** What the form is filled from, as text: a draft of something else is not brought back. */
  readonly base: string;
  /** Takes out what is not to lie on a device. */
  readonly open: (fields: Fields) => Fields;
}

const readDraft = <Fields>(key: string, base: string): Draft<Fields> | undefined => {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft<Fields> | null;
    return draft?.base === base ? draft : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** A form that is not saved yet, put aside on this device under its account until it is saved or thrown away. */
export const useDeviceDraft = <Fields>({ name, base, open }: Options<Fields>) => {
  const { user } = useStart();
  const key = draftPrefix(user.userId) + name;
  const [found] = useState(() => readDraft<Fields>(key, base));
  const [at, setAt] = useState(found?.at);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<() => void>(undefined);
  const flush = (): void => {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = undefined;
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  // What was typed last is put aside before the page goes.
  useEffect(() => {
    const leave = (): void => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    /** What was put aside before; undefined if nothing was. */
    found: found?.fields,
    /** When it was put aside last. */
    at,
    keep(fields: Fields): void {
      pending.current = () => {
        const now = new Date().toISOString();
        localStorage.setItem(key, JSON.stringify({ fields: open(fields), base, at: now } satisfies Draft<Fields>));
        setAt(now);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, 400);
    },
    forget(): void {
      clearTimeout(timer.current);
      pending.current = undefined;
      localStorage.removeItem(key);
      setAt(undefined);
    },
  };
};
