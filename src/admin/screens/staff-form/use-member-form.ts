import { useEffect, useRef, useState } from 'react';
import { addStaffMember, type StaffMember } from '#schemas/api/staff/save.ts';
import { CallError } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { bodyOf, type Fields, fieldsOf, formOf, missingOf, type TextName, withoutSecrets } from './fields.ts';
import { formWords } from './words.ts';

export interface MemberForm {
  readonly fields: Fields;
  readonly errors: FieldTexts;
  readonly photo: File | undefined;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** When what is typed was put aside on the device last. */
  readonly keptAt: number | undefined;
  /** Whether what is shown was brought back from the device. */
  readonly isBroughtBack: boolean;
  set(name: TextName, value: string): void;
  change(part: Partial<Pick<Fields, 'Classes' | 'Subjects'>>): void;
  setPhoto(photo: File | undefined): void;
  /** Throws away what is not saved. */
  reset(): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
}

interface Options {
  /** Whom is changed; a new member otherwise. */
  readonly member: StaffMember | undefined;
  /** What a new one begins with. */
  readonly start: Partial<Record<TextName, string>>;
  readonly onSaved: (member: StaffMember) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const useMemberForm = ({ member, start, onSaved }: Options): MemberForm => {
  const say = useWords(formWords);
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(addStaffMember);
  /** What the form was filled from; what others change meanwhile is not mixed in. */
  const [base] = useState(() => ({ member, fields: fieldsOf(member, start) }));
  const draft = useDeviceDraft<Fields>({
    name: `staff:${member?.Staff_Id ?? 'new'}`,
    base: String(member?.Version ?? 'new'),
    open: withoutSecrets,
  });
  const [fields, setFields] = useState(draft.found?.fields ?? base.fields);
  const [isBroughtBack, setBroughtBack] = useState(draft.found !== undefined);
  const [photo, setPhoto] = useState<File>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const [saved, setSaved] = useState<StaffMember>();
  const follow = useRef(onSaved);
  useEffect(() => {
    follow.current = onSaved;
  });
  // Behind the render that knows of it: what is saved is left without a question.
  useEffect(() => {
    if (saved) follow.current(saved);
  }, [saved]);
  const isChanged = saved === undefined && (photo !== undefined || !isSame(fields, base.fields));
  const put = (next: Fields, names: readonly string[]): void => {
    setFields(next);
    draft.keep(next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
  };
  const send = async (): Promise<void> => {
    const body = bodyOf(fields, base.member, school.School_Id);
    const version = base.member?.Version;
    const sent = await action.mutateAsync({
      body: photo ? formOf(body, photo) : body,
      ...(version === undefined ? {} : { version }),
    });
    draft.drop();
    tell.notice(say(base.member ? 'saved' : 'added'));
    setSaved(sent.member);
  };
  return {
    fields,
    errors,
    photo,
    isChanged,
    isPending: action.isPending,
    keptAt: draft.at,
    isBroughtBack,
    set: (name, value) => put({ ...fields, texts: { ...fields.texts, [name]: value } }, [name]),
    change: (part) => put({ ...fields, ...part }, Object.keys(part)),
    setPhoto(next) {
      setPhoto(next);
      setErrors(({ Staff_Photo: _, ...others }) => others);
    },
    reset() {
      draft.drop();
      setFields(base.fields);
      setPhoto(undefined);
      setErrors({});
      setBroughtBack(false);
    },
    async save() {
      const missing = missingOf(fields).map((name) => [name, say('missing')] as const);
      setErrors(Object.fromEntries(missing));
      if (missing.length > 0) return false;
      try {
        await send();
        return true;
      } catch (error) {
        const refused = refusedFields(error);
        if (refused) setErrors(refused);
        else if (error instanceof CallError && error.problem.current) tell.error(say('stale'));
        else tell.error(error instanceof Error ? error.message : String(error));
        return false;
      }
    },
  };
};
