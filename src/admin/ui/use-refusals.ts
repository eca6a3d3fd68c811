import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../calls/call-error.ts';
import { type FieldTexts, refusedFields, withoutFields } from '../calls/refused-fields.ts';
import { makeStale } from '../calls/use-call.ts';
import { defineWords, useWords } from '../words/words.ts';
import { useNotices } from './Notices.tsx';

const words = defineWords({
  en: { stale: 'What you typed is still here: save again to put it on top.' },
  hi: { stale: 'आपका लिखा यहीं है: फिर से सहेजें, तो वह इसमें जुड़ जाएगा।' },
});

export interface Refusals {
  /** What is wrong, by field. */
  readonly errors: FieldTexts;
  /** What the server said of it all; only with a group. */
  readonly refusal: string | undefined;
  /** Shows what was found wrong before it is sent, instead of what was refused; whether it can be sent. */
  check(wrong: FieldTexts): boolean;
  /** Shows what was refused. */
  refuse(error: unknown): Promise<void>;
  /** Of fields that are typed in again. */
  clear(...names: readonly string[]): void;
}

interface Options {
  /** Of the calls whose answers are read again then; what was refused is said in the form, not as a notice. */
  readonly group?: string;
  /** The fields that show what is wrong with them, where the form has not all; the rest is told. */
  readonly shown?: readonly string[];
}

/** What is wrong with a form: that of a field stands at the field, the rest is told. */
export const useRefusals = ({ group, shown }: Options = {}): Refusals => {
  const say = useWords(words);
  const tell = useNotices();
  const client = useQueryClient();
  const [errors, setErrors] = useState<FieldTexts>({});
  const [refusal, setRefusal] = useState<string>();
  return {
    errors,
    refusal,
    check(wrong) {
      setErrors(wrong);
      setRefusal(undefined);
      return Object.keys(wrong).length === 0;
    },
    async refuse(error) {
      const refused = refusedFields(error);
      if (refused && (shown === undefined || shown.some((name) => refused[name] !== undefined))) setErrors(refused);
      else if (group !== undefined && error instanceof CallError) {
        const isStale = error.problem.current !== undefined;
        setRefusal(isStale ? `${error.message} ${say('stale')}` : error.message);
        await makeStale(client, group);
      } else tell.failure(error);
    },
    clear: (...names) => setErrors((before) => withoutFields(before, names)),
  };
};
