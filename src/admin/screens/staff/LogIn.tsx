import { Link2, Send, Unlink } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { type PermissionSet, permissionSets } from '#schemas/access/matrix.ts';
import { inviteStaffMember, linkStaffAccount } from '#schemas/api/staff/change.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { listUsers } from '#schemas/api/users.ts';
import { dayMs } from '#shared/calendar.ts';
import { messageOf } from '../../calls/call-error.ts';
import { reasonOf, refusedFields } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { LinkBox } from '../../invitation/LinkBox.tsx';
import { setMayWords, setWords } from '../../invitation/set-words.ts';
import { memberName } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SwitchField } from '../../ui/Field.tsx';
import { FoundSelect, mostFound } from '../../ui/FoundSelect.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { LogInRights } from './LogInRights.tsx';
import { panelWords } from './panel-words.ts';
import classes from './staff.module.css';

interface Props {
  readonly member: StaffMember;
  readonly mayInvite: boolean;
}

/** Whether somebody may log in; an admin invites, or says which account it is. */
export const LogIn = ({ member, mayInvite }: Props) => {
  const say = useWords(panelWords);
  const attempt = useAttempt();
  const link = useAction(linkStaffAccount);
  const [asked, setAsked] = useState<'invite' | 'link'>();
  const [made, setMade] = useState<string>();
  const { Staff_Id: id, Status, User_Id } = member;
  const close = (): void => setAsked(undefined);
  if (made) return <LinkBox name={memberName(member)} link={made} until={inviteEnd()} />;
  if (User_Id !== undefined)
    return (
      <div className={classes.logIn}>
        <p>{say(Status === 'Invited' ? 'waits' : Status === 'Left' ? 'closed' : 'linked')}</p>
        {Status !== 'Left' && <LogInRights member={member} mayAlign={mayInvite} />}
        {mayInvite && <Link to={`/school/users?person=${User_Id}`}>{say('seeAccount')}</Link>}
        {mayInvite && Status !== 'Left' && (
          <Button
            look="quiet"
            size="compact"
            icon={<Unlink aria-hidden size={16} />}
            busy={link.isPending}
            onClick={() => void attempt(() => link.mutateAsync({ params: { id }, body: { User_Id: 0 } }))}
          >
            {say('unlink')}
          </Button>
        )}
      </div>
    );
  return (
    <div className={classes.logIn}>
      <p>{say('none')}</p>
      {mayInvite && Status !== 'Left' && (
        <>
          <Button size="compact" icon={<Send aria-hidden size={16} />} onClick={() => setAsked('invite')}>
            {say('invite')}
          </Button>
          <Button look="quiet" size="compact" icon={<Link2 aria-hidden size={16} />} onClick={() => setAsked('link')}>
            {say('link')}
          </Button>
        </>
      )}
      {!mayInvite && <p className={classes.note}>{say('adminInvites')}</p>}
      {asked === 'invite' && <Invite member={member} onLink={setMade} onClose={close} />}
      {asked === 'link' && <ChooseAccount member={member} onClose={close} />}
    </div>
  );
};

/** An invitation holds for seven days. */
const inviteEnd = (): string => new Date(Date.now() + 7 * dayMs).toISOString();

interface InviteProps {
  readonly member: StaffMember;
  readonly onLink: (link: string) => void;
  readonly onClose: () => void;
}

const Invite = ({ member, onLink, onClose }: InviteProps) => {
  const say = useWords(panelWords);
  const sayWho = useWords(setWords);
  const sayMay = useWords(setMayWords);
  const tell = useNotices();
  const invite = useAction(inviteStaffMember);
  const isTeacher = member.Classes?.some(({ Is_Class_Teacher }) => Is_Class_Teacher) ?? false;
  const [chosen, setChosen] = useState<readonly PermissionSet[]>(isTeacher ? ['classTeacher'] : []);
  const [error, setError] = useState<string>();
  const send = async (asLink: boolean): Promise<void> => {
    try {
      const body = { permissionSets: [...chosen], asLink };
      const { inviteLink } = await invite.mutateAsync({ params: { id: member.Staff_Id }, body });
      if (inviteLink) onLink(inviteLink);
      else tell.notice(say('sent', { email: member.Email ?? '' }));
      onClose();
    } catch (failure) {
      setError(reasonOf(failure));
    }
  };
  return (
    <Dialog title={say('inviteTitle', { name: memberName(member) })} onClose={onClose}>
      <fieldset className={classes.sets}>
        <legend>{say('may')}</legend>
        {permissionSets.map((set) => (
          <SwitchField
            key={set}
            label={sayWho(set)}
            help={sayMay(set)}
            isAtEnd
            checked={chosen.includes(set)}
            onChange={(isOn) => {
              setChosen((before) => permissionSets.filter((one) => (one === set ? isOn : before.includes(one))));
              setError(undefined);
            }}
          />
        ))}
        <p className={classes.note}>{say('mayNote')}</p>
      </fieldset>
      {error && (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
      <DialogFoot>
        {member.Email && (
          <Button disabled={invite.isPending} onClick={() => void send(false)}>
            {say('byMail')}
          </Button>
        )}
        <Button look="primary" busy={invite.isPending} onClick={() => void send(true)}>
          {say('byLink')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const ChooseAccount = ({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) => {
  const say = useWords(panelWords);
  const tell = useNotices();
  const link = useAction(linkStaffAccount);
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  const { data: accounts = [] } = useCall(listUsers, {
    query: { role: 'Office', keyword: asked, pageSize: mostFound },
  });
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const save = async (): Promise<void> => {
    if (!chosen) return setError(say('missingAccount'));
    try {
      await link.mutateAsync({ params: { id: member.Staff_Id }, body: { User_Id: Number(chosen) } });
      tell.notice(say('linkedNow'));
      onClose();
    } catch (failure) {
      setError(refusedFields(failure)?.User_Id ?? messageOf(failure));
    }
  };
  return (
    <Dialog title={say('linkTitle', { name: memberName(member) })} onClose={onClose}>
      <FoundSelect
        label={say('account')}
        none={say('choose')}
        value={chosen}
        error={error}
        data-autofocus
        found={accounts.map(({ id, name, email, mobile }) => ({
          value: String(id),
          label: [name, email ?? mobile].filter(Boolean).join(', '),
        }))}
        keyword={keyword}
        onKeyword={setKeyword}
        onChoose={(id) => {
          setChosen(id);
          setError(undefined);
        }}
      />
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" busy={link.isPending} onClick={() => void save()}>
          {say('link')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
