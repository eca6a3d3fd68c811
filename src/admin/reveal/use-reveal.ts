import { useEffect, useState } from 'react';
import { messageOf } from '../calls/call-error.ts';
import { refusedFields } from '../calls/refused-fields.ts';

/** How long a sealed number stays on the screen, in milliseconds. */
const shownMs = 5 * 60_000;

interface Options {
  /** Reads the number for a reason. Nothing else may keep it: it is no answer that is remembered. */
  readonly read: (reason: string) => Promise<string>;
  /** Said where the reason is missing. */
  readonly missing: string;
}

/** A sealed number: asked for with a reason, which the audit log keeps, shown, and hidden again by itself. */
export const useReveal = ({ read, missing }: Options) => {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => setNumber(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [number]);
  return {
    /** Whether the reason is asked for. */
    isAsked,
    reason,
    error,
    isPending,
    /** Undefined while it is sealed. */
    number,
    ask: (): void => setAsked(true),
    type(text: string): void {
      setReason(text);
      setError(undefined);
    },
    async show(): Promise<void> {
      if (reason.trim().length < 3) return setError(missing);
      setPending(true);
      try {
        setNumber(await read(reason.trim()));
        setReason('');
        setAsked(false);
      } catch (thrown) {
        setError(refusedFields(thrown)?.Reason ?? messageOf(thrown));
      } finally {
        setPending(false);
      }
    },
    /** Seals it again, or asks no longer. */
    hide(): void {
      setAsked(false);
      setReason('');
      setError(undefined);
      setNumber(undefined);
    },
  };
};
