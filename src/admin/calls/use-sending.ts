import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '#schemas/api/define.ts';
import { useLocale } from '../words/words.ts';
import { type Form, sendForm } from './send-form.ts';
import type { Received } from './types.ts';
import { makeStale } from './use-call.ts';

/** Whether something failed because it was given up. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends files, says how far they are, and gives it up where that is asked or what shows it is left. */
export const useSending = () => {
  const locale = useLocale();
  const client = useQueryClient();
  /** How much is sent, 0–1; undefined while nothing is. */
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  return {
    progress,
    giveUp: (): void => abort.current?.abort(),
    /** Errors: as with `sendForm`. */
    async send<const C extends Call>(call: C, input: Form): Promise<Received<C>> {
      abort.current = new AbortController();
      const { signal } = abort.current;
      setProgress(0);
      try {
        const onProgress = (sent: number, all: number): void => setProgress(sent / all);
        const received = await sendForm(call, input, { locale, signal, onProgress });
        await makeStale(client, call.group);
        return received;
      } finally {
        setProgress(undefined);
      }
    },
  };
};
