import { useState } from 'react';
import { findKnownVisitor, type KnownVisitor } from '#schemas/api/visitors/known.ts';
import { type FieldTexts, refusedFields, withoutFields } from '../../calls/refused-fields.ts';
import { useCall } from '../../calls/use-call.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { formWords } from './form-words.ts';
import {
  bodyOf,
  filledFrom,
  filledIn,
  isAnother,
  isWholeMobile,
  missingOf,
  missingPickUp,
  noVisit,
  ofAnotherNumber,
  type VisitFields,
} from './visit-fields.ts';

export interface VisitForm {
  readonly fields: VisitFields;
  readonly errors: FieldTexts;
  /** What is known of the number, once it is typed and answered. */
  readonly known: KnownVisitor | undefined;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  change(part: Partial<VisitFields>): void;
  /** Begins anew, for the next visitor. */
  clear(): void;
  /** Whether it went well; the form is as it began then. */
  submit(): Promise<boolean>;
}

interface Options {
  /** Of whom it is from the beginning: nobody where it is empty. */
  readonly mobile?: string;
  /** What is corrected: what is known of the number fills nothing in then. */
  readonly start?: VisitFields;
  /** Whether who picks up a child says which, and by what. */
  readonly asksChild?: boolean;
  /** Told when a whole number becomes another: what was seen of one person says nothing of the next. */
  readonly onOther?: () => void;
  /** Told of what was refused; whether it is shown by who asked. */
  readonly onRefused?: (error: unknown) => boolean;
}

interface Filled {
  /** The number of which something is known. */
  readonly mobile: string;
  /** What that has filled in. */
  readonly values: Partial<VisitFields>;
}

const nothingFilled: Filled = { mobile: '', values: {} };

/** The form of a visit, which a known number fills in. */
export const useVisitForm = (
  send: (body: ReturnType<typeof bodyOf>) => Promise<unknown>,
  { mobile: begun = '', start, asksChild = false, onOther, onRefused }: Options = {},
): VisitForm => {
  const say = useWords(formWords);
  const tell = useNotices();
  const empty = start ?? noVisit;
  const [fields, setFields] = useState(start ?? { ...noVisit, Mobile: begun });
  const [errors, setErrors] = useState<FieldTexts>({});
  const [isPending, setPending] = useState(false);
  const [filled, setFilled] = useState(nothingFilled);
  const mobile = fields.Mobile.trim();
  const isWhole = start === undefined && isWholeMobile(mobile);
  const asked = useCall(findKnownVisitor, { query: { Mobile: mobile } }, { enabled: isWhole });
  // Until there is an answer, the one to the number before stands in its place.
  const known = isWhole && !asked.isPlaceholderData ? asked.data : undefined;
  if (known && filled.mobile !== mobile) {
    const next = filledFrom(fields, known);
    setFilled({ mobile, values: filledIn(fields, next) });
    setFields(next);
  }
  const findMissing = (): FieldTexts => {
    const texts = missingOf(fields).map((name): [string, string] => [
      name,
      name === 'Purpose' ? say('missingPurpose') : say('missing', { label: say(name) }),
    ]);
    const pickUp = asksChild ? missingPickUp(fields) : undefined;
    if (pickUp) texts.push([pickUp, say(pickUp === 'Student_Id' ? 'missingChild' : 'wrongCode')]);
    return Object.fromEntries(texts);
  };
  const clear = (): void => {
    setFields(empty);
    setErrors({});
    setFilled(nothingFilled);
  };
  return {
    fields,
    errors,
    known,
    isChanged: Object.entries(fields).some(([name, value]) => value !== empty[name as keyof VisitFields]),
    isPending,
    change(part) {
      setFields((before) => ({ ...before, ...part, ...ofAnotherNumber(before, part, filled.values) }));
      if (isAnother(fields, part)) setFilled(nothingFilled);
      if (isAnother(fields, part) && isWholeMobile(fields.Mobile)) onOther?.();
      setErrors((before) => withoutFields(before, Object.keys(part)));
    },
    clear,
    async submit() {
      const missing = findMissing();
      setErrors(missing);
      if (Object.keys(missing).length > 0) return false;
      setPending(true);
      try {
        await send(bodyOf(fields));
        clear();
        return true;
      } catch (error) {
        if (onRefused?.(error)) return false;
        const refused = refusedFields(error);
        if (refused) setErrors(refused);
        else tell.failure(error);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
};
