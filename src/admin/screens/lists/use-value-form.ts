import { useEffect, useRef, useState } from 'react';
import { addLookupValue, changeLookupValue, type LookupValueRow } from '#schemas/api/lookups.ts';
import { CallError } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { listsWords } from './words.ts';

/** Details that are numbers. */
const numbers = ['minAge', 'maxAge', 'seats', 'Class_Id'];

export interface ValueForm {
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly isActive: boolean;
  readonly errors: FieldTexts;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  setName(name: string): void;
  /** As it was typed: what is no number is said on saving. */
  setDetail(name: string, text: string): void;
  setDocuments(documents: readonly string[]): void;
  setActive(isActive: boolean): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
}

interface Options {
  readonly kind: string;
  readonly stored: LookupValueRow | undefined;
  readonly onSaved: () => void;
}

export const useValueForm = ({ kind, stored, onSaved }: Options): ValueForm => {
  const say = useWords(listsWords);
  const tell = useNotices();
  const add = useAction(addLookupValue);
  const change = useAction(changeLookupValue);
  const [name, setName] = useState(stored?.name ?? (kind === 'required-documents' ? say('allOthers') : ''));
  const [details, setDetails] = useState<Readonly<Record<string, unknown>>>(
    stored?.details ?? (kind === 'required-documents' ? { Class_Id: -1, Documents: ['Birth_Certificate'] } : {}),
  );
  const [isActive, setActive] = useState(stored?.isActive ?? true);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [isSaved, setSaved] = useState(false);
  const start = useRef(JSON.stringify([name, details, isActive]));
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });
  // Behind the render that knows of it: what is saved is left without a question.
  useEffect(() => {
    if (isSaved) saved.current();
  }, [isSaved]);
  const isChanged = !isSaved && JSON.stringify([name, details, isActive]) !== start.current;
  const send = async (): Promise<void> => {
    const body = { details: cleaned(details), isActive };
    if (!stored) await add.mutateAsync({ params: { kind }, body: { ...body, name } });
    else {
      const own = stored.isStandard ? {} : { name };
      await change.mutateAsync({ params: { kind, id: stored.id }, body: { ...body, ...own } });
    }
    tell.notice(say('saved'));
    setSaved(true);
  };
  return {
    name,
    details,
    isActive,
    errors,
    isChanged,
    isPending: add.isPending || change.isPending,
    setName(text) {
      setName(text);
      setErrors((before) => ({ ...before, name: undefined }));
    },
    setDetail(field, text) {
      setDetails((before) => ({ ...before, [field]: text }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    setDocuments: (Documents) => setDetails((before) => ({ ...before, Documents })),
    setActive,
    async save() {
      if (!isChanged) return true;
      const wrong = Object.keys(details).filter((field) => numbers.includes(field) && !isWhole(details[field]));
      const found = {
        ...(name.trim() ? {} : { name: say('missingName') }),
        ...Object.fromEntries(wrong.map((field) => [field, say('number')])),
      };
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        await send();
        return true;
      } catch (error) {
        const refused = refusedFields(error);
        if (refused) setErrors(inDetails(error) ?? refused);
        else if (error instanceof CallError && error.status === 409) setErrors({ name: error.message });
        else tell.failure(error);
        return false;
      }
    },
  };
};

const isWhole = (value: unknown): boolean => value === '' || /^-?\d+$/.test(String(value ?? ''));

/** What is empty is left out, and numbers are numbers. */
const cleaned = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([field, value]) => [field, numbers.includes(field) ? Number(value) : value]),
  );

/** A detail is refused as `details.seats`: its text belongs to `seats`. */
const inDetails = (error: unknown): FieldTexts | undefined => {
  const errors = error instanceof CallError ? error.problem.errors : undefined;
  if (!errors) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([path, [text]]) => [path.replace(/^details[./]/, '').replace(/[.[].*/, ''), text]),
  );
};
