import { useState } from 'react';
import { addStaffMember, type StaffMember } from '#schemas/api/staff/save.ts';
import { type FieldTexts, refusedFields, withoutFields } from '../../calls/refused-fields.ts';
import { staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { isSame } from '../../drafts/merge-fields.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useFollowed } from '../../ui/use-followed.ts';
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

/** What is kept on the device, with what it was typed over: a save tells then what others have changed since. */
interface Kept {
  readonly version: number | undefined;
  readonly from: Fields;
  readonly fields: Fields;
}

const keptOf = (member: StaffMember | undefined, from: Fields, fields: Fields): Kept => ({
  version: member?.Version,
  from: withoutSecrets(from),
  fields: withoutSecrets(fields),
});

const baseOf = (kept: Kept | undefined, member: StaffMember | undefined) =>
  kept?.version !== undefined && member
    ? { member: { ...member, Version: kept.version }, fields: kept.from }
    : undefined;

export const useMemberForm = ({ member, start, onSaved }: Options): MemberForm => {
  const say = useWords(formWords);
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(addStaffMember);
  const draft = useDeviceDraft<Kept>(`member:${member?.Staff_Id ?? 'new'}`, { isNew: !member });
  const kept = draft.found?.fields;
  const stored = () => ({ member, fields: fieldsOf(member, start) });
  /** What the form was filled from; what others change meanwhile is not mixed in. */
  const [base, setBase] = useState(() => baseOf(kept, member) ?? stored());
  const [fields, setFields] = useState(kept?.fields ?? base.fields);
  const [isBroughtBack, setBroughtBack] = useState(draft.found !== undefined);
  const [photo, setPhoto] = useState<File>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const [theirs, setTheirs] = useState<Theirs>();
  const [saved, setSaved] = useState<StaffMember>();
  useFollowed(saved, onSaved);
  const isChanged = saved === undefined && (photo !== undefined || !isSame(fields, base.fields));
  const put = (next: Fields, names: readonly string[]): void => {
    setFields(next);
    if (isSame(next, base.fields)) draft.drop();
    else draft.keep(keptOf(base.member, base.fields, next));
    setErrors((before) => withoutFields(before, names));
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
    const stale = staleEdit<StaffMember>(error);
    if (stale) setTheirs({ text: stale.text, member: stale.current, fields: fieldsOf(stale.current) });
    else if (refused) setErrors(refused);
    else tell.failure(error);
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
      const next = keepsOwn ? joinFields({ base: base.fields, mine: fields, theirs: theirs.fields }) : theirs.fields;
      setFields(next);
      if (keepsOwn) draft.keep(keptOf(theirs.member, theirs.fields, next));
      else {
        draft.drop();
        setPhoto(undefined);
      }
      setBase({ member: theirs.member, fields: theirs.fields });
      setTheirs(undefined);
      setErrors({});
    },
    reset() {
      draft.drop();
      setBase(stored());
      setFields(stored().fields);
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
