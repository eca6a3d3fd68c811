import { useState } from 'react';
import { addSyllabus, type SyllabusRecord } from '#schemas/api/syllabus.ts';
import { newKey } from '../../calls/new-key.ts';
import { type FieldTexts, refusedFields, withoutFields } from '../../calls/refused-fields.ts';
import { staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { isGivenUp, useSending } from '../../calls/use-sending.ts';
import { mergeFields } from '../../drafts/merge-fields.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useFollowed } from '../../ui/use-followed.ts';
import { type Say, useWords } from '../../words/words.ts';
import { bodyOf, fieldsOf, type SyllabusFields } from './syllabus-fields.ts';
import { type FileChoice, useFileChoice } from './use-file-choice.ts';
import { formWords } from './words.ts';

const maxFileBytes = 10 * 1024 * 1024;

/** What somebody else has saved while the form was open. */
interface Theirs {
  /** Who, and when. */
  readonly text: string;
  readonly fields: SyllabusFields;
  readonly description: string | undefined;
  readonly version: number | undefined;
}

export interface SyllabusFormState {
  readonly fields: SyllabusFields;
  /** What the form was filled from. */
  readonly base: SyllabusFields;
  readonly theirs: Theirs | undefined;
  readonly errors: FieldTexts;
  readonly files: FileChoice;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** How much of its files is sent, 0–1; undefined while none is. */
  readonly progress: number | undefined;
  /** Does not send the files that are on their way, and saves nothing. */
  giveUp(): void;
  change(part: Partial<SyllabusFields>): void;
  /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
  takeTheirs(withMine: boolean): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
}

interface Options {
  readonly stored: SyllabusRecord | undefined;
  /** Reads again what is stored, once somebody else has changed it. */
  readonly onStale: () => unknown;
  readonly onSaved: () => void;
}

/** What a form is filled from, and the version that it is saved over. */
const baseOf = (stored: SyllabusRecord | undefined) => ({
  fields: fieldsOf(stored),
  description: stored?.Description,
  version: stored?.Version,
});

/** What is typed of a syllabus, saved on the version that was seen. */
export const useSyllabusForm = ({ stored, onStale, onSaved }: Options): SyllabusFormState => {
  const say = useWords(formWords);
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(addSyllabus);
  const sending = useSending();
  // What others change meanwhile is not mixed in: saving tells of it.
  const [from, setFrom] = useState(() => baseOf(stored));
  const { fields: base, version } = from;
  const [fields, setFields] = useState(base);
  const [theirs, setTheirs] = useState<Theirs>();
  const [errors, setErrors] = useState<FieldTexts>({});
  /** What the request for a new one is called: sent again, it is one syllabus. */
  const [key] = useState(newKey);
  const files = useFileChoice(() => setErrors((before) => withoutFields(before, ['Files'])));
  const [isSaved, setSaved] = useState(false);
  useFollowed(isSaved, onSaved);
  const isPending = action.isPending || sending.progress !== undefined;
  const isSame = JSON.stringify(fields) === JSON.stringify(base);
  const isChanged = !isSaved && (!isSame || files.isChanged);
  // A form in which nothing is typed shows what is stored.
  if (stored && (stored.Version ?? 0) > (version ?? 0) && !isChanged && !isSaved && !isPending) {
    setFrom(baseOf(stored));
    setFields(fieldsOf(stored));
  }
  const send = async (): Promise<void> => {
    const body = {
      School_Id: school.School_Id,
      ...bodyOf(fields, { id: stored?.Syllabus_Id, description: from.description }),
      Remove_Files: [...files.removed],
    };
    const over = version === undefined ? { key } : { version };
    if (files.added.length > 0) await sending.send(addSyllabus, { body: formOf(body, files.added), ...over });
    else await action.mutateAsync({ body, ...over });
    tell.notice(say('saved', { title: body.Title }));
    setSaved(true);
  };
  const refuse = (error: unknown): void => {
    if (isGivenUp(error)) return;
    const refused = refusedFields(error);
    const stale = staleEdit<SyllabusRecord>(error);
    if (stale) {
      const { text, current } = stale;
      setTheirs({ text, fields: fieldsOf(current), description: current.Description, version: stale.version });
      void onStale();
    } else if (refused) setErrors(refused);
    else tell.failure(error);
  };
  return {
    fields,
    base,
    theirs,
    errors,
    files,
    isChanged,
    isPending,
    progress: sending.progress,
    giveUp: sending.giveUp,
    change(part) {
      setFields((before) => ({ ...before, ...part }));
      setErrors((before) => withoutFields(before, Object.keys(part)));
    },
    takeTheirs(withMine) {
      if (!theirs) return;
      setFields(withMine ? mergeFields({ base, theirs: theirs.fields, mine: fields }) : theirs.fields);
      if (!withMine) files.clear();
      setFrom(theirs);
      setTheirs(undefined);
      setErrors({});
    },
    async save() {
      if (!isChanged) return true;
      const found = wrongOf(fields, files.added, say);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        await send();
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
  };
};

/** What cannot be saved, by field. */
const wrongOf = (
  fields: SyllabusFields,
  added: readonly File[],
  say: Say<keyof (typeof formWords)['en']>,
): FieldTexts => {
  const missing = (['Title', 'Class_Id', 'Subject_Id'] as const).filter((field) => !fields[field].trim());
  const big = added.find(({ size }) => size > maxFileBytes);
  const { Start_Date: from, End_Date: to } = fields;
  return {
    ...Object.fromEntries(missing.map((field) => [field, say('missing', { label: say(field) })])),
    ...(big && { Files: say('tooBig', { name: big.name, size: (big.size / 1024 / 1024).toFixed(1) }) }),
    ...(from && to && to < from ? { End_Date: say('endFirst') } : {}),
  };
};

/** The same as a form, which files go with. */
const formOf = (
  { Remove_Files, Topics, ...body }: Readonly<Record<string, unknown>> & { readonly Remove_Files: readonly number[] },
  files: readonly File[],
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('Topics', JSON.stringify(Topics));
  for (const id of Remove_Files) form.append('Remove_Files', String(id));
  for (const file of files) form.append('Files', file);
  return form;
};
