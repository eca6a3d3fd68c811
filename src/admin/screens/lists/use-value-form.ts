import { useEffect, useRef, useState } from 'react';
import { addLookupValue, changeLookupValue, type LookupValueRow } from '#schemas/api/lookups.ts';
import { CallError } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { isSame, mergeFields, type Versions } from '../../drafts/merge-fields.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { listsWords } from './words.ts';

/** Details that are numbers, whole ones but for the fee. */
const numbers = ['minAge', 'maxAge', 'seats', 'maxMarks', 'fee', 'routeId', 'Class_Id'];

/** What is entered of a value. */
export interface ValueFields {
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly isActive: boolean;
}

interface Theirs {
  /** Who has saved it, and when. */
  readonly text: string;
  readonly fields: ValueFields;
  readonly version: number;
}

export interface ValueForm {
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly isActive: boolean;
  /** What the form was filled from. */
  readonly base: ValueFields;
  /** What somebody else has saved meanwhile. */
  readonly theirs: Theirs | undefined;
  readonly errors: FieldTexts;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  setName(name: string): void;
  /** As it was typed: what is no number is said on saving. */
  setDetail(name: string, text: string): void;
  setDocuments(documents: readonly string[]): void;
  setActive(isActive: boolean): void;
  /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
  takeTheirs(withMine: boolean): void;
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
  const [base, setBase] = useState<ValueFields>(
    stored ?? {
      name: kind === 'required-documents' ? say('allOthers') : '',
      details: kind === 'required-documents' ? { Class_Id: -1, Documents: ['Birth_Certificate'] } : {},
      isActive: true,
    },
  );
  const [version, setVersion] = useState(stored?.version);
  const [fields, setFields] = useState(base);
  const [theirs, setTheirs] = useState<Theirs>();
  const { name, details, isActive } = fields;
  const [errors, setErrors] = useState<FieldTexts>({});
  const [isSaved, setSaved] = useState(false);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });
  // Behind the render that knows of it: what is saved is left without a question.
  useEffect(() => {
    if (isSaved) saved.current();
  }, [isSaved]);
  const isChanged = !isSaved && !isSame(fields, base);
  const fill = (from: ValueFields, of: number | undefined): void => {
    setBase(from);
    setFields(from);
    setVersion(of);
    setTheirs(undefined);
    setErrors({});
  };
  // A form in which nothing is typed shows what is stored.
  if (stored && stored.version > (version ?? 0) && !isChanged && !isSaved && !change.isPending)
    fill(stored, stored.version);
  const put = (part: Partial<ValueFields>): void => setFields((before) => ({ ...before, ...part }));
  const send = async (): Promise<void> => {
    const body = { details: cleaned(details), isActive };
    if (!stored) await add.mutateAsync({ params: { kind }, body: { ...body, name } });
    else {
      const own = stored.isStandard ? {} : { name };
      const sent = { params: { kind, id: stored.id }, body: { ...body, ...own } };
      await change.mutateAsync(version === undefined ? sent : { ...sent, version });
    }
    tell.notice(say('saved'));
    setSaved(true);
  };
  return {
    ...fields,
    base,
    theirs,
    errors,
    isChanged,
    isPending: add.isPending || change.isPending,
    setName(text) {
      put({ name: text });
      setErrors((before) => ({ ...before, name: undefined }));
    },
    setDetail(field, text) {
      setFields((before) => ({ ...before, details: { ...before.details, [field]: text } }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    setDocuments: (Documents) => setFields((before) => ({ ...before, details: { ...before.details, Documents } })),
    setActive: (isOn) => put({ isActive: isOn }),
    takeTheirs(withMine) {
      if (!theirs) return;
      fill(theirs.fields, theirs.version);
      if (withMine) setFields(joined({ base, mine: fields, theirs: theirs.fields }));
    },
    async save() {
      if (!isChanged) return true;
      const wrong = Object.keys(details).filter((field) => numbers.includes(field) && !isNumber(field, details[field]));
      const found = {
        ...(name.trim() ? {} : { name: say('missingName') }),
        ...Object.fromEntries(wrong.map((field) => [field, say(field === 'fee' ? 'amount' : 'number')])),
      };
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        await send();
        return true;
      } catch (error) {
        const refused = refusedFields(error);
        const stale = staleEdit<LookupValueRow>(error);
        if (stale) setTheirs({ text: stale.text, fields: fieldsOf(stale.current), version: stale.current.version });
        else if (refused) setErrors(inDetails(error) ?? refused);
        else if (error instanceof CallError && error.status === 409) setErrors({ name: error.message });
        else tell.failure(error);
        return false;
      }
    },
  };
};

/** What the form has of a value. */
const fieldsOf = ({ name, details, isActive }: ValueFields): ValueFields => ({ name, details, isActive });

/** What somebody else has saved, with what is changed here in its place: each detail by itself. */
const joined = ({ base, mine, theirs }: Versions<ValueFields>): ValueFields => ({
  ...mergeFields({ base: fieldsOf(base), mine: fieldsOf(mine), theirs: fieldsOf(theirs) }),
  details: mergeFields({ base: base.details, mine: mine.details, theirs: theirs.details }),
});

const isNumber = (field: string, value: unknown): boolean =>
  value === '' || (field === 'fee' ? /^\d+(\.\d+)?$/ : /^-?\d+$/).test(String(value ?? ''));

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
