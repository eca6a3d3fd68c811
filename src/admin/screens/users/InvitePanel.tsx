import { Link2, Send } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { inviteUser } from '#schemas/api/users.ts';
import type { Received } from '../../calls/types.ts';
import { useAction } from '../../calls/use-call.ts';
import { isSame } from '../../drafts/merge-fields.ts';
import { LinkBox } from '../../invitation/LinkBox.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import { ContactFields } from './ContactFields.tsx';
import { ErrorSum } from './ErrorSum.tsx';
import { missingOf, noPerson, type PersonFields } from './person-fields.ts';
import { RightsFields } from './RightsFields.tsx';
import classes from './users.module.css';
import { personWords } from './words.ts';

/** Invites somebody of the office: by a mail, or by a link that whoever invites passes on. */
export const InvitePanel = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(personWords);
  const id = useId();
  const tell = useNotices();
  const invite = useAction(inviteUser);
  const [fields, setFields] = useState<PersonFields>(noPerson);
  const [way, setWay] = useState<'mail' | 'link'>('link');
  const { errors, check, refuse, clear } = useRefusals();
  const [made, setMade] = useState<Received<typeof inviteUser>>();
  const [isDone, setDone] = useState(false);
  // Not before the form is known to be empty, or it would be asked about.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const change = (part: Partial<PersonFields>): void => {
    setFields((before) => ({ ...before, ...part }));
    clear(...Object.keys(part));
  };
  const send = async (): Promise<boolean> => {
    const missing = missingOf(fields, { byMail: way === 'mail' });
    if (!check(Object.fromEntries(Object.entries(missing).map(([field, word]) => [field, say(word)])))) return false;
    const { name, role, email, mobile, permissionSets } = fields;
    try {
      const sent = await invite.mutateAsync({
        query: { asLink: way === 'link' },
        body: {
          name: name.trim(),
          role: role === 'Admin' ? 'Admin' : 'Staff',
          permissionSets: [...permissionSets],
          classes: [...fields.classes],
          studentIds: [],
          ...(email.trim() ? { email: email.trim() } : {}),
          ...(mobile.trim() ? { mobile: mobile.trim() } : {}),
        },
      });
      setFields(noPerson);
      if (sent.inviteLink) setMade(sent);
      else {
        tell.notice(say('sent', { email: sent.user.email ?? '' }));
        setDone(true);
      }
      return true;
    } catch (error) {
      await refuse(error);
      return false;
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  if (made) return <MadeLink made={made} onClose={onClose} onAnother={() => setMade(undefined)} />;
  const isTyped = !isSame(fields, noPerson);
  return (
    <Panel
      title={say('inviteTitle')}
      note={say('inviteNote')}
      onClose={onClose}
      foot={
        <Button
          look="primary"
          type="submit"
          form={id}
          icon={way === 'mail' ? <Send aria-hidden size={18} /> : <Link2 aria-hidden size={18} />}
          busy={invite.isPending}
        >
          {say(way === 'mail' ? 'send' : 'make')}
        </Button>
      }
    >
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        <ErrorSum id={id} errors={errors} />
        <ContactFields id={id} fields={fields} errors={errors} onChange={change} />
        <RightsFields id={id} fields={fields} error={errors.permissionSets} onChange={change} />
        <div>
          <p className={classes.label} aria-hidden>
            {say('way')}
          </p>
          <Segments
            label={say('way')}
            options={[
              { value: 'link', label: say('byLink') },
              { value: 'mail', label: say('byMail') },
            ]}
            chosen={way}
            onChoose={setWay}
          />
        </div>
      </form>
      <LeaveGuard
        param="person"
        isUnsaved={isTyped}
        // A link is seen only here.
        onSave={async () => (await send()) && way === 'mail'}
      />
    </Panel>
  );
};

interface MadeProps {
  readonly made: Received<typeof inviteUser>;
  readonly onClose: () => void;
  readonly onAnother: () => void;
}

const MadeLink = ({ made: { user, inviteLink }, onClose, onAnother }: MadeProps) => {
  const say = useWords(personWords);
  return (
    <Panel
      title={user.name}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onAnother}>{say('another')}</Button>
          <Button onClick={onClose}>{say('close')}</Button>
        </>
      }
    >
      {inviteLink && user.invitedUntil && <LinkBox name={user.name} link={inviteLink} until={user.invitedUntil} />}
    </Panel>
  );
};
