import { useEffect, useRef, useState } from 'react';
import { addSyllabus, type SyllabusRecord } from '#schemas/api/syllabus.ts';
import { type FieldTexts, refusedFields, withoutFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { bodyOf, fieldsOf, type SyllabusFields } from './syllabus-fields.ts';
import { formWords } from './words.ts';

const maxFileBytes = 10 * 1024 * 1024;

export interface SyllabusFormState {
  readonly fields: SyllabusFields;
  readonly errors: FieldTexts;
  /** Files that are to be added, and the ids of those that are to go. */
  readonly added: readonly File[];
  readonly removed: readonly number[];
  readonly isChanged: boolean;
  readonly isPending: boolean;
  change(part: Partial<SyllabusFields>): void;
  addFiles(files: readonly File[]): void;
  removeFile(id: number): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
}

interface Options {
  readonly stored: SyllabusRecord | undefined;
  readonly onSaved: () => void;
}

/** What is typed of a syllabus, saved on the version that was seen. */
export const useSyllabusForm = ({ stored: given, onSaved }: Options): SyllabusFormState => {
  const say = useWords(formWords);
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(addSyllabus);
  // What others change meanwhile is not mixed in: saving tells of it.
  const [stored] = useState(given);
  const [start] = useState(() => fieldsOf(given));
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [added, setAdded] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [isSaved, setSaved] = useState(false);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });
  // Behind the render that knows of it: what is saved is left without a question.
  useEffect(() => {
    if (isSaved) saved.current();
  }, [isSaved]);
  const isSame = JSON.stringify(fields) === JSON.stringify(start);
  const isChanged = !isSaved && (!isSame || added.length > 0 || removed.length > 0);
  const wrong = (): FieldTexts => {
    const missing = (['Title', 'Class_Id', 'Subject_Id'] as const).filter((field) => !fields[field].trim());
    const big = added.find(({ size }) => size > maxFileBytes);
    const { Start_Date: from, End_Date: to } = fields;
    return {
      ...Object.fromEntries(missing.map((field) => [field, say('missing', { label: say(field) })])),
      ...(big && { Files: say('tooBig', { name: big.name, size: (big.size / 1024 / 1024).toFixed(1) }) }),
      ...(from && to && to < from ? { End_Date: say('endFirst') } : {}),
    };
  };
  const send = async (): Promise<void> => {
    const body = { School_Id: school.School_Id, ...bodyOf(fields, stored), Remove_Files: [...removed] };
    const version = stored?.Version === undefined ? {} : { version: stored.Version };
    await action.mutateAsync({ body: added.length > 0 ? formOf(body, added) : body, ...version });
    tell.notice(say('saved', { title: body.Title }));
    setSaved(true);
  };
  return {
    fields,
    errors,
    added,
    removed,
    isChanged,
    isPending: action.isPending,
    change(part) {
      setFields((before) => ({ ...before, ...part }));
      setErrors((before) => withoutFields(before, Object.keys(part)));
    },
    addFiles(files) {
      setAdded(files);
      setErrors((before) => ({ ...before, Files: undefined }));
    },
    removeFile: (id) => setRemoved((before) => [...before, id]),
    async save() {
      if (!isChanged) return true;
      const found = wrong();
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        await send();
        return true;
      } catch (error) {
        const refused = refusedFields(error);
        if (refused) setErrors(refused);
        else tell.failure(error);
        return false;
      }
    },
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
