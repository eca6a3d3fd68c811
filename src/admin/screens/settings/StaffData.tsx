import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eraseStaffMember } from '#schemas/api/staff/change.ts';
import { exportStaffMember } from '#schemas/api/staff/personal-data.ts';
import { readStaffMember } from '#schemas/api/staff/read.ts';
import { addressOf } from '../../calls/address-of.ts';
import { CallError } from '../../calls/call-error.ts';
import type { Received } from '../../calls/types.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { memberName } from '../../staff/member-name.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, DownloadLink } from '../../ui/Button.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { EraseDialog } from './EraseDialog.tsx';
import classes from './settings.module.css';
import { staffDataWords } from './staff-data-words.ts';
import type { Place } from './use-place.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

type MemberFile = Received<typeof readStaffMember>;

/** What is held of one member of staff, and what can be done with it. */
export const StaffData = ({ id, place, onClose }: Props) => {
  const say = useWords(staffDataWords);
  const { data: file, error, refetch } = useCall(readStaffMember, { params: { id } });
  const isGone = error instanceof CallError && error.status === 404;
  if (file?.member.Staff_Id === id) return <Member file={file} place={place} onClose={onClose} />;
  return (
    <Panel title={say(isGone ? 'gone' : 'loading')} onClose={onClose}>
      {!isGone && (error ? <LoadFailed text={say('failed')} onRetry={refetch} /> : <Skeleton rows={6} />)}
    </Panel>
  );
};

interface MemberProps extends Omit<Props, 'id'> {
  readonly file: MemberFile;
}

const Member = ({ file, place, onClose }: MemberProps) => {
  const say = useWords(staffDataWords);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const erase = useAction(eraseStaffMember);
  const { member } = file;
  const { Staff_Id: id, Employee_No: number = '', Is_Erased: isErased, Status } = member;
  const name = memberName(member);
  const back = place.hrefOf({ person: undefined });
  return (
    <Panel
      title={isErased ? number : name}
      note={say('number', { number })}
      {...(isErased ? {} : { sign: <Initials name={name} /> })}
      onClose={onClose}
      foot={
        isErased ? undefined : (
          <>
            <DownloadLink
              look="primary"
              icon={<Download aria-hidden size={18} />}
              href={addressOf(exportStaffMember, { params: { id } })}
            >
              {say('export')}
            </DownloadLink>
            {Status === 'Left' && (
              <Button icon={<Eraser aria-hidden size={18} />} onClick={() => setAsked(true)}>
                {say('erase')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={classes.form}>
        <BackLink to={back}>{say('back')}</BackLink>
        {isErased ? <p>{say('isErased')}</p> : <Held file={file} />}
        <section>
          <h3>{say('stays')}</h3>
          <p className={classes.note}>{say('staysText')}</p>
        </section>
        {!isErased && Status !== 'Left' && <p className={classes.note}>{say('notYet')}</p>}
      </div>
      {isAsked && (
        <EraseDialog
          title={say('eraseTitle', { name })}
          text={say('eraseText')}
          confirm={{ label: say('confirm', { number }), value: number, mismatch: say('mismatch') }}
          erase={async (body) => {
            await erase.mutateAsync({ params: { id }, body });
            return say('done', { number });
          }}
          onClose={() => setAsked(false)}
          onErased={() => {
            setAsked(false);
            void navigate(back);
          }}
        />
      )}
    </Panel>
  );
};

const Held = ({ file: { member, documents } }: { readonly file: MemberFile }) => {
  const say = useWords(staffDataWords);
  const locale = useLocale();
  const covered = [
    member.Aadhaar_Last4 && say('aadhaar'),
    member.Pan_Last4 && say('pan'),
    member.Account_Last4 && say('account'),
  ].filter(Boolean);
  const facts: readonly Fact[] = [
    [say('work'), member.Designation ?? member.Role_Name],
    [say('born'), member.Date_Of_Birth && formatDay(member.Date_Of_Birth, locale)],
    [say('mobile'), member.Mobile && localMobile(member.Mobile)],
    [say('email'), member.Email],
    [say('address'), member.Address],
    [say('joined'), member.Joining_Date && formatDay(member.Joining_Date, locale)],
    [say('left'), member.Leaving_Date && formatDay(member.Leaving_Date, locale)],
    [say('covered'), covered.join(', ')],
    [say('documents'), documents?.length],
    [say('login'), member.User_Id && say('loginYes')],
  ];
  return (
    <section>
      <h3>{say('held')}</h3>
      <FactList facts={facts} />
      <p className={classes.note}>{say('more')}</p>
    </section>
  );
};
