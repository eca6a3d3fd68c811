import { useState } from 'react';
import type { FieldTexts } from '../calls/refused-fields.ts';
import { useNotices } from './Notices.tsx';
import { useFollowed } from './use-followed.ts';
import { useRefusals } from './use-refusals.ts';

/**
 * Saves a form: what is wrong goes to its fields, what somebody else has changed is said.
 * @param group of calls whose answers are read again then, so that saving again is on top of them.
 */
export const useSave = (group: string, onSaved: () => void) => {
  const tell = useNotices();
  const { errors, refusal, check, refuse, clear } = useRefusals({ group });
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useFollowed(isSaved || undefined, onSaved);
  return {
    errors,
    refusal,
    isPending,
    isSaved,
    clear,
    /** Does it unless something is wrong already; whether it went well. `said` is told then. */
    async run(wrong: FieldTexts, work: () => Promise<unknown>, said: string): Promise<boolean> {
      if (!check(wrong)) return false;
      setPending(true);
      try {
        await work();
        tell.notice(said);
        setSaved(true);
        return true;
      } catch (error) {
        await refuse(error);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
};
