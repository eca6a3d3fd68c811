import { type SubmitEvent, useId, useState } from 'react';
import { changeUser, type ListedUser, readUser, type UserInfo } from '#schemas/api/users.ts';
import { type StaleEdit, staleEdit } from '../../calls/stale-edit.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { fieldsMeanwhile } from '../../drafts/fields-meanwhile.ts';
import { mergeFields } from '../../drafts/merge-fields.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { Deeds, useMayWriteHere } from '../../ui/Deeds.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { ContactFields } from './ContactFields.tsx';
import { ErrorSum } from './ErrorSum.tsx';
import { InvitedBox } from './InvitedBox.tsx';
import { PersonSignIns } from './PersonSignIns.tsx';
import { changeOf, fieldsOf, missingOf, type PersonFields } from './person-fields.ts';
import { RightsFields } from './RightsFields.tsx';
import { RightsSentence } from './RightsSentence.tsx';
import { SwitchOff } from './SwitchOff.tsx';
import { useSince } from './UserState.tsx';
import { useShownPerson } from './use-shown-person.ts';
import classes from './users.module.css';
import { personWords, usersWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One account: what it may do, how one logs in to it, and where it is logged in. */
export const PersonPanel = ({ id, onClose }: Props) => {
  const say = useWords(usersWords);
  const answer = useCall(readUser, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      answer={answer}
      isOpen={(user) => user.id === id}
      onClose={onClose}
    >
      {(user) => <Person user={user} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface PersonProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

const Person = ({ user, onClose }: PersonProps) => {
  const say = useWords(personWords);
  const start = useStart();
  const id = useId();
  const since = useSince(user);
  const form = useForm(user);
  const { fields, errors } = form;
  const mayWrite = useMayWriteHere();
  const isSelf = user.id === start.user.userId;
  const isOfOffice = fields.role === 'Admin' || fields.role === 'Staff';
  const show = useShownPerson();
  const labelOf = (field: keyof PersonFields): string =>
    say(field === 'role' ? 'isA' : field === 'permissionSets' ? 'sets' : field);
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={user.name}
      note={[user.email ?? user.mobile, since].filter(Boolean).join(' · ')}
      sign={<Initials name={user.name} />}
      onClose={onClose}
      foot={
        <Deeds>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={!form.isChanged || form.theirs !== undefined}
          >
            {say('save')}
          </Button>
          {!isSelf && <SwitchOff user={user} />}
        </Deeds>
      }
    >
      <OpenToo type="user" id={user.id} />
      {user.state === 'invited' && <InvitedBox user={user} />}
      <EditForm className={classes.form} id={id} onSubmit={submit}>
        {form.theirs && (
          <ChangedMeanwhile
            text={form.theirs.text}
            fields={fieldsMeanwhile({
              base: form.base,
              theirs: fieldsOf(form.theirs.current),
              mine: fields,
              label: labelOf,
              show,
            })}
            onGoOn={form.takeTheirs}
          />
        )}
        <ErrorSum id={id} errors={errors} />
        {isOfOffice && !isSelf && mayWrite ? (
          <RightsFields id={id} fields={fields} error={errors.permissionSets} onChange={form.change} />
        ) : (
          <div>
            <RightsSentence name={fields.name} role={fields.role} permissionSets={fields.permissionSets} />
            {isSelf && <p className={classes.own}>{say('notYourself')}</p>}
          </div>
        )}
        <ContactFields id={id} fields={fields} errors={errors} onChange={form.change} />
      </EditForm>
      <PersonSignIns user={user} />
      <LeaveGuard param="person" isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};

/** The form of an account, which is saved by hand: new rights end somebody's sign-ins. */
const useForm = (user: ListedUser) => {
  const say = useWords(personWords);
  const tell = useNotices();
  const save = useAction(changeUser);
  /** What the form was filled from; what others change meanwhile is not mixed in. */
  const [base, setBase] = useState(user);
  const [fields, setFields] = useState(() => fieldsOf(user));
  const { errors, check, refuse, clear } = useRefusals();
  /** What somebody else has stored meanwhile. */
  const [theirs, setTheirs] = useState<StaleEdit<UserInfo>>();
  const changes = changeOf(fieldsOf(base), fields);
  const isChanged = Object.keys(changes).length > 0;
  const fill = (from: ListedUser): void => {
    setBase(from);
    setFields(fieldsOf(from));
    check({});
    setTheirs(undefined);
  };
  // A form in which nothing is typed shows what is stored.
  if (user.version > base.version && !isChanged && !save.isPending) fill(user);
  return {
    fields,
    errors,
    isChanged,
    base: fieldsOf(base),
    theirs,
    isPending: save.isPending,
    /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
    takeTheirs(withMine: boolean): void {
      if (!theirs) return;
      const { current } = theirs;
      fill({ ...user, ...current });
      if (withMine) setFields(mergeFields({ base: fieldsOf(base), theirs: fieldsOf(current), mine: fields }));
    },
    change(part: Partial<PersonFields>): void {
      setFields((before) => ({ ...before, ...part }));
      clear(...Object.keys(part));
    },
    async save(): Promise<boolean> {
      if (!isChanged) return true;
      const missing = missingOf(fields);
      if (!check(Object.fromEntries(Object.entries(missing).map(([field, word]) => [field, say(word)])))) return false;
      try {
        const stored = await save.mutateAsync({ params: { id: base.id }, body: changes, version: base.version });
        fill({ ...base, ...stored });
        const isOut = changes.role !== undefined || changes.permissionSets !== undefined;
        tell.notice(isOut ? say('savedOut', { name: stored.name }) : say('saved'));
        return true;
      } catch (error) {
        const stale = staleEdit<UserInfo>(error);
        if (stale) setTheirs(stale);
        else await refuse(error);
        return false;
      }
    },
  };
};
