import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../calls/refused-fields.ts';
import { makeStale } from '../calls/use-call.ts';
import { defineWords, useWords } from '../words/words.ts';
import { useNotices } from './Notices.tsx';
import { useFollowed } from './use-followed.ts';

const words = defineWords({
  en: { stale: 'What you typed is still here: save again to put it on top.' },
  hi: { stale: 'आपका लिखा यहीं है: फिर से सहेजें, तो वह इसमें जुड़ जाएगा।' },
});

/**
 * Saves a form: what is wrong goes to its fields, what somebody else has changed is said.
 * @param group of calls whose answers are read again then, so that saving again is on top of them.
 */
export const useSave = (group: string, onSaved: () => void) => {
  const say = useWords(words);
  const tell = useNotices();
  const client = useQueryClient();
  const [errors, setErrors] = useState<FieldTexts>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useFollowed(isSaved || undefined, onSaved);
  const refuse = async (error: unknown): Promise<void> => {
    const refused = refusedFields(error);
    if (refused) setErrors(refused);
    else if (error instanceof CallError) {
      const isStale = error.problem.current !== undefined;
      setRefusal(isStale ? `${error.message} ${say('stale')}` : error.message);
      await makeStale(client, group);
    } else tell.failure(error);
  };
  return {
    errors,
    refusal,
    isPending,
    isSaved,
    clear: (name: string): void => setErrors((before) => ({ ...before, [name]: undefined })),
    /** Does it unless something is wrong already; whether it went well. `said` is told then. */
    async run(wrong: FieldTexts, work: () => Promise<unknown>, said: string): Promise<boolean> {
      setErrors(wrong);
      setRefusal(undefined);
      if (Object.keys(wrong).length > 0) return false;
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
