import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addStudentBio } from '#schemas/api/students/bio.ts';
import { CallError } from '../../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../../calls/refused-fields.ts';
import { makeStale } from '../../../calls/use-call.ts';
import { useNotices } from '../../../ui/Notices.tsx';
import { useWords } from '../../../words/words.ts';
import { pageWords } from './page-words.ts';

/** Saves a part of a student's page: what is wrong goes to its fields, what somebody else has changed is said. */
export const useSave = (onSaved: () => void) => {
  const say = useWords(pageWords);
  const tell = useNotices();
  const client = useQueryClient();
  const [errors, setErrors] = useState<FieldTexts>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const follow = useRef(onSaved);
  useEffect(() => {
    follow.current = onSaved;
  });
  // Behind the render that knows of it: what is saved is left without a question.
  useEffect(() => {
    if (isSaved) follow.current();
  }, [isSaved]);
  const refuse = async (error: unknown): Promise<void> => {
    const refused = refusedFields(error);
    if (refused) setErrors(refused);
    else if (error instanceof CallError) {
      const isStale = error.problem.current !== undefined;
      setRefusal(isStale ? `${error.message} ${say('stale')}` : error.message);
      // What is there now is read, so that saving again is on top of it.
      await makeStale(client, addStudentBio.group);
    } else tell.error(error instanceof Error ? error.message : String(error));
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
