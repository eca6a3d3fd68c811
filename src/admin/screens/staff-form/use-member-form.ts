import { useEffect, useRef, useState } from 'react';
import { addStaffMember, type StaffMember } from '#schemas/api/staff/save.ts';
import { CallError } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import {
  bodyOf,
  type Fields,
  fieldsOf,
  formOf,
  joinFields,
  missingOf,
  type TextName,
  withoutSecrets,
} from './fields.ts';
import { formWords } from './words.ts';

/** What somebody else has saved while the form was open. */
interface Theirs {
  /** Who, and when. */
  readonly text: string;
  readonly member: StaffMember;
  readonly fields: Fields;
}

export interface MemberForm {
  readonly fields: Fields;
  /** What the form was filled from. */
  readonly base: Fields;
  readonly errors: FieldTexts;
  readonly theirs: Theirs | undefined;
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
  /** Goes on from what somebody else has saved: with one's own changes, or without them. */
  takeTheirs(keepsOwn: boolean): void;
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
  const [base, setBase] = useState(() => ({ member, fields: fieldsOf(member, start) }));
  const draft = useDeviceDraft<Fields>({
    name: `staff:${member?.Staff_Id ?? 'new'}`,
    base: String(base.member?.Version ?? 'new'),
    open: withoutSecrets,
  });
  const [fields, setFields] = useState(draft.found?.fields ?? base.fields);
  const [isBroughtBack, setBroughtBack] = useState(draft.found !== undefined);
  const [photo, setPhoto] = useState<File>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const [theirs, setTheirs] = useState<Theirs>();
  const [saved, setSaved] = useState<StaffMember>();
  useFollowed(saved, onSaved);
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
  const refuse = (error: unknown): void => {
    const refused = refusedFields(error);
    const problem = error instanceof CallError ? error.problem : undefined;
    if (problem?.current) {
      const current = problem.current as StaffMember;
      setTheirs({ text: problem.errorText, member: current, fields: fieldsOf(current) });
    } else if (refused) setErrors(refused);
    else tell.error(error instanceof Error ? error.message : String(error));
  };
  return {
    fields,
    base: base.fields,
    errors,
    theirs,
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
    takeTheirs(keepsOwn) {
      if (!theirs) return;
      setFields(keepsOwn ? joinFields({ base: base.fields, mine: fields, theirs: theirs.fields }) : theirs.fields);
      if (!keepsOwn) {
        draft.drop();
        setPhoto(undefined);
      }
      setBase({ member: theirs.member, fields: theirs.fields });
      setTheirs(undefined);
      setErrors({});
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
        refuse(error);
        return false;
      }
    },
  };
};

/** Goes on behind the render that knows of it: what is saved is left without a question. */
const useFollowed = (saved: StaffMember | undefined, onSaved: Options['onSaved']): void => {
  const follow = useRef(onSaved);
  useEffect(() => {
    follow.current = onSaved;
  });
  useEffect(() => {
    if (saved) follow.current(saved);
  }, [saved]);
};
