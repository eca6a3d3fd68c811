import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addEnquiry, type EnquiryListRow, type SavedEnquiry } from '#schemas/api/admissions.ts';
import { requiredEnquiryFields } from '#schemas/records/enquiry.ts';
import { newKey } from '../calls/new-key.ts';
import type { FieldTexts } from '../calls/refused-fields.ts';
import { staleEdit } from '../calls/stale-edit.ts';
import { useAction } from '../calls/use-call.ts';
import { mergeFields } from '../drafts/merge-fields.ts';
import type { DeviceDraft } from '../drafts/use-device-draft.ts';
import { useStart } from '../session/start.ts';
import { useNotices } from '../ui/Notices.tsx';
import { useRefusals } from '../ui/use-refusals.ts';
import { useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';

export type Stored = EnquiryListRow;

const first = [
  'Enquiry_Type',
  ...requiredEnquiryFields,
  'Student_Last_Name',
  'Previous_School',
  'Previous_Class',
  'Message',
] as const;

const more = [
  'Student_Middle_Name',
  'Category',
  'Email',
  'Alternate_Mobile',
  'Address',
  'City',
  'State',
  'Pincode',
  'Medium',
  'Sibling_Admission_No',
  'Source',
  'Special_Needs',
  'Transport_Needed',
] as const;

/** Every field of an enquiry: a change replaces what is stored, so that a field that is not in the form would be lost. */
export const enquiryFormNames = [...first, ...more];
const names = enquiryFormNames;
export type TextName = (typeof names)[number];
export type EnquiryFormField = TextName | 'Consent';

export type Fields = Readonly<Record<TextName, string>>;

export type EnquiryStart = Partial<Fields>;

const fieldsOf = (stored: Stored | undefined, start: EnquiryStart): Fields => {
  const fields = Object.fromEntries(names.map((name) => [name, String(stored?.[name] ?? '')])) as Fields;
  return { ...fields, Transport_Needed: stored?.Transport_Needed ? 'true' : '', ...start };
};

const numbers: readonly TextName[] = ['Enquiry_Type', 'Class_Id', 'Parent_Relation'];

/** What a call takes: what is empty is left out. */
const bodyOf = (fields: Fields) =>
  Object.fromEntries(
    names
      .filter((name) => fields[name].trim() !== '')
      .map((name) => [
        name,
        name === 'Transport_Needed' ? true : numbers.includes(name) ? Number(fields[name]) : fields[name],
      ]),
  );

/** What somebody else has saved while the form was open. */
interface Theirs {
  /** Who, and when. */
  readonly text: string;
  readonly fields: Fields;
  readonly version: number | undefined;
}

export interface EnquiryForm {
  readonly fields: Fields;
  /** What the form was filled from. */
  readonly base: Fields;
  readonly theirs: Theirs | undefined;
  readonly errors: FieldTexts;
  readonly consent: boolean;
  /** Whether it is stored, and only what follows has failed. */
  readonly isMade: boolean;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** Whether something stands under "More", or is wrong there. */
  readonly hasMore: boolean;
  change(part: Partial<Fields>): void;
  setConsent(consent: boolean): void;
  /** Throws away what is typed. */
  clear(): void;
  /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
  takeTheirs(withMine: boolean): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
}

/** What is kept of a new one until it is sent. */
export interface EnquiryDraft {
  readonly fields: Fields;
  readonly consent: boolean;
  /** What its request is called, which may have been sent. */
  readonly key: string;
}

interface Options {
  /** What is changed; a new one otherwise. */
  readonly stored?: Stored | undefined;
  /** What a new one says already. */
  readonly start?: EnquiryStart;
  /** Where what is typed of a new one is kept until it is sent. */
  readonly draft?: DeviceDraft<EnquiryDraft> | undefined;
  /** What follows once it is saved; where that fails, saving again does it alone. */
  readonly onSaved: (saved: SavedEnquiry) => Promise<void>;
}

export const useEnquiryForm = ({ stored, start: given = {}, draft, onSaved }: Options): EnquiryForm => {
  const say = useWords(formWords);
  const tell = useNotices();
  const { school } = useStart();
  const add = useAction(addEnquiry);
  /** What the form was filled from; what others change meanwhile is not mixed in. */
  const [start, setStart] = useState(() => fieldsOf(stored, given));
  const [version, setVersion] = useState(stored?.version);
  const [theirs, setTheirs] = useState<Theirs>();
  const kept = draft?.found?.fields;
  // A form that has grown a field since the draft was kept has it too.
  const [fields, setFields] = useState<Fields>({ ...start, ...kept?.fields });
  const { errors, check, refuse, clear } = useRefusals();
  const [consent, setConsent] = useState(kept?.consent ?? false);
  /** What the request is called: sent again, it is one enquiry. */
  const [key, setKey] = useState(() => kept?.key ?? newKey());
  const [made, setMade] = useState<SavedEnquiry>();
  const follow = useRef(onSaved);
  useEffect(() => {
    follow.current = onSaved;
  });
  // Behind the render that knows of it: what is saved is left without a question.
  useEffect(() => {
    if (made) void follow.current(made);
  }, [made]);
  const missing = (): FieldTexts => {
    const empty = requiredEnquiryFields.filter((name) => fields[name].trim() === '');
    const texts = Object.fromEntries(empty.map((name) => [name, say('missing', { label: say(name) })]));
    return !stored && !consent ? { ...texts, Consent: say('missingConsent') } : texts;
  };
  const send = async (): Promise<void> => {
    const id = stored?.Admission_Enquiry_Id ?? 0;
    const body = { ...bodyOf(fields), School_Id: school.School_Id, Admission_Enquiry_Id: id, Consent: true };
    const saved = await add.mutateAsync({
      body: body as Parameters<typeof add.mutateAsync>[0]['body'],
      ...(version === undefined ? { key } : { version }),
    });
    if (!saved) throw new Error('The enquiry has no answer.');
    for (const warning of saved.warnings) tell.error(warning);
    draft?.drop();
    setMade(saved);
  };
  const isTyped = consent || names.some((name) => fields[name] !== start[name]);
  useKept(draft, { fields, consent, key }, isTyped);
  return {
    fields,
    base: start,
    theirs,
    errors,
    consent,
    isMade: made !== undefined,
    isChanged: made === undefined && isTyped,
    isPending: add.isPending,
    hasMore: more.some((name) => start[name] !== '' || kept?.fields[name] || errors[name] !== undefined),
    change(part) {
      setFields((before) => ({ ...before, ...part }));
      clear(...Object.keys(part));
    },
    setConsent(isGiven) {
      setConsent(isGiven);
      clear('Consent');
    },
    clear() {
      setFields(start);
      setConsent(false);
      setKey(newKey());
      check({});
    },
    takeTheirs(withMine) {
      if (!theirs) return;
      setFields(withMine ? mergeFields({ base: start, theirs: theirs.fields, mine: fields }) : theirs.fields);
      setStart(theirs.fields);
      setVersion(theirs.version);
      setTheirs(undefined);
      check({});
    },
    async save() {
      if (made) {
        await onSaved(made);
        return true;
      }
      if (!check(missing())) return false;
      try {
        await send();
        return true;
      } catch (error) {
        const stale = staleEdit<Stored>(error);
        if (stale) setTheirs({ ...stale, fields: fieldsOf(stale.current, {}) });
        else await refuse(error);
        return false;
      }
    },
  };
};

/** Keeps what is typed as it changes; nothing where it is what the form began with. */
const useKept = (draft: DeviceDraft<EnquiryDraft> | undefined, typed: EnquiryDraft, isTyped: boolean): void => {
  const { fields, consent } = typed;
  const keep = useEffectEvent(() => {
    if (isTyped) draft?.keep(typed);
    else draft?.drop();
  });
  const opened = useRef({ fields, consent });
  useEffect(() => {
    if (fields !== opened.current.fields || consent !== opened.current.consent) keep();
  }, [fields, consent]);
};
