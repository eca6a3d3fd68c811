import { useEffect, useRef, useState } from 'react';
import { addStudentBasicDetails, type StudentRecord } from '#schemas/api/students/basic-details.ts';
import { type FieldTexts, refusedFields, withoutFields } from '../calls/refused-fields.ts';
import { staleEdit } from '../calls/stale-edit.ts';
import { useAction } from '../calls/use-call.ts';
import { changedFields, mergeFields } from '../drafts/merge-fields.ts';
import type { DeviceDraft } from '../drafts/use-device-draft.ts';
import { useStart } from '../session/start.ts';
import { useNotices } from '../ui/Notices.tsx';
import { useFollowed } from '../ui/use-followed.ts';
import { useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import { bodyOf, emptyFields, type StudentTexts, textsOf } from './student-fields.ts';

/** What somebody else has saved while the form was open. */
interface Theirs {
  /** Who, and when. */
  readonly text: string;
  readonly texts: StudentTexts;
  readonly version: number | undefined;
}

export interface StudentForm {
  readonly texts: StudentTexts;
  readonly base: StudentTexts;
  readonly errors: FieldTexts;
  readonly theirs: Theirs | undefined;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** When what is typed was last kept on this device; undefined where it was not. */
  readonly keptAt: number | undefined;
  change(part: Partial<StudentTexts>): void;
  /** Says something where nothing is said yet. */
  fill(part: Partial<StudentTexts>): void;
  /** Goes on from what somebody else has saved: with one's own changes, or without them. */
  takeTheirs(keepsOwn: boolean): void;
  /** Throws away what is typed. */
  clear(): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
}

/** What is kept of the form, with what it was typed over: a save tells then what others have changed since. */
export interface StudentDraft {
  readonly texts: StudentTexts;
  /** Of a student who is changed. */
  readonly from?: StudentTexts;
  readonly version?: number | undefined;
}

interface Options {
  /** Who is changed; a new student otherwise. */
  readonly stored?: StudentRecord;
  /** What a new one says already. */
  readonly start?: Partial<StudentTexts>;
  /** Where what is typed is kept until it is saved. */
  readonly draft: DeviceDraft<StudentDraft>;
  readonly onSaved: (student: StudentRecord) => void;
}

export const useStudentForm = ({ stored, start = {}, draft, onSaved }: Options): StudentForm => {
  const missing = useMissing();
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(addStudentBasicDetails);
  const begin = () => ({ base: { ...textsOf(stored), ...start }, version: stored?.Version });
  const kept = draft.found?.fields;
  // A form that has grown a field since the draft was kept has it too.
  const [from, setFrom] = useState(() =>
    kept?.from ? { base: { ...begin().base, ...kept.from }, version: kept.version } : begin(),
  );
  const { base, version } = from;
  const [texts, setTexts] = useState<StudentTexts>({ ...base, ...kept?.texts });
  const [errors, setErrors] = useState<FieldTexts>({});
  const [theirs, setTheirs] = useState<Theirs>();
  const [saved, setSaved] = useState<StudentRecord>();
  useFollowed(saved, onSaved);
  // Who has waited for an answer goes on from what was typed meanwhile.
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  }, [texts]);
  const keep = (next: StudentTexts, over: typeof from): void => {
    if (changedFields(next, over.base).length === 0) draft.drop();
    else draft.keep({ texts: next, ...(stored && { from: over.base, version: over.version }) });
  };
  const put = (part: Partial<StudentTexts>): void => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setTexts(next);
    setErrors((before) => withoutFields(before, Object.keys(part)));
    keep(next, from);
  };
  const isChanged = saved === undefined && changedFields(texts, base).length > 0;
  const refuse = (error: unknown): void => {
    const refused = refusedFields(error);
    const current = theirsOf(error, base);
    if (current) setTheirs(current);
    else if (refused) setErrors(refused);
    else tell.failure(error);
  };
  return {
    texts,
    base,
    errors,
    theirs,
    isChanged,
    isPending: action.isPending,
    keptAt: draft.at,
    change: put,
    fill(part) {
      const now = latest.current;
      const empty = Object.entries(part).filter(
        ([name, text]) => now[name as keyof StudentTexts].trim() === '' && text,
      );
      put(Object.fromEntries(empty));
    },
    takeTheirs(keepsOwn) {
      if (!theirs) return;
      const next = keepsOwn ? mergeFields({ base, mine: texts, theirs: theirs.texts }) : theirs.texts;
      const over = { base: theirs.texts, version: theirs.version };
      if (keepsOwn) keep(next, over);
      else draft.drop();
      setTexts(next);
      setFrom(over);
      setTheirs(undefined);
      setErrors({});
    },
    clear() {
      draft.drop();
      setFrom(begin());
      setTexts(begin().base);
      setErrors({});
    },
    async save() {
      const empty = emptyFields(texts);
      setErrors(missing(empty));
      if (empty.length > 0) return false;
      const body = { ...bodyOf(texts), School_Id: school.School_Id, Student_Id: stored?.Student_Id ?? 0 };
      try {
        const { student } = await action.mutateAsync({
          body: body as Parameters<typeof action.mutateAsync>[0]['body'],
          ...(version === undefined ? {} : { version }),
        });
        draft.drop();
        setSaved(student);
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
  };
};

/** What somebody else has saved, where a save was refused for it. */
const theirsOf = (error: unknown, base: StudentTexts): Theirs | undefined => {
  const stale = staleEdit<Partial<StudentRecord>>(error);
  if (!stale) return undefined;
  // A session that they have no class in says nothing of this one.
  const { Session, Class_Id, Section_Id, Roll_No } = base;
  const place = stale.current.Session === undefined ? { Session, Class_Id, Section_Id, Roll_No } : {};
  return { ...stale, texts: { ...textsOf(stale.current), ...place } };
};

const useMissing = (): ((empty: ReturnType<typeof emptyFields>) => FieldTexts) => {
  const say = useWords(formWords);
  return (empty) =>
    Object.fromEntries(
      empty.map((name) => [name, name === 'Father_Name' ? say('missingFamily') : say('missing', { label: say(name) })]),
    );
};
