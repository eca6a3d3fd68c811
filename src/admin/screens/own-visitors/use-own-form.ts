import { useState } from 'react';
import { expectOwnVisitor } from '#schemas/api/visitors/own.ts';
import { visitPurposes } from '#schemas/records/visitor.ts';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { ownVisitorWords } from './words.ts';

const empty = {
  Name: '',
  Mobile: '',
  Purpose: '',
  Purpose_Text: '',
  Day: '',
  Expected_Time: '',
  Persons: '1',
  Vehicle_No: '',
  Note: '',
};
export type OwnField = keyof typeof empty;

/** Somebody who is going to come, as they are typed: one after the other, of the same day. */
export const useOwnForm = (today: string) => {
  const say = useWords(ownVisitorWords);
  const locale = useLocale();
  const tell = useNotices();
  const action = useAction(expectOwnVisitor);
  const [typed, setTyped] = useState(empty);
  const { errors, check, refuse, clear } = useRefusals();
  const fields = { ...typed, Day: typed.Day || today };
  const purpose = visitPurposes.find((one) => one === fields.Purpose);
  const findMissing = (): FieldTexts => {
    const asked: readonly OwnField[] = purpose === 'Other' ? ['Name', 'Mobile', 'Purpose_Text'] : ['Name', 'Mobile'];
    const missing = [...asked.filter((name) => !fields[name].trim()), ...(purpose ? [] : (['Purpose'] as const))];
    return Object.fromEntries(missing.map((name) => [name, say('missing', { label: say(name) })]));
  };
  const optional = (name: 'Purpose_Text' | 'Expected_Time' | 'Vehicle_No' | 'Note') =>
    fields[name].trim() ? { [name]: fields[name].trim() } : {};
  const send = async (): Promise<boolean> => {
    const missing = findMissing();
    if (!check(missing) || !purpose) return false;
    try {
      const visit = await action.mutateAsync({
        body: {
          Name: fields.Name.trim(),
          Mobile: fields.Mobile.trim(),
          Purpose: purpose,
          Day: fields.Day,
          Persons: Number(fields.Persons) || 1,
          ...(purpose === 'Other' ? optional('Purpose_Text') : {}),
          ...optional('Expected_Time'),
          ...optional('Vehicle_No'),
          ...optional('Note'),
        },
      });
      tell.notice(say('isExpected', { name: visit.Name, day: formatDay(visit.Day, locale) }));
      setTyped({ ...empty, Day: fields.Day });
      return true;
    } catch (error) {
      await refuse(error);
      return false;
    }
  };
  return {
    fields,
    errors,
    isPending: action.isPending,
    isChanged: Object.entries(typed).some(([name, value]) => name !== 'Day' && value !== empty[name as OwnField]),
    change(name: OwnField, value: string): void {
      setTyped((before) => ({ ...before, [name]: value }));
      clear(name);
    },
    send,
  };
};
