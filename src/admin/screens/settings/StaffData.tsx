import { eraseStaffMember } from '#schemas/api/staff/change.ts';
import { exportStaffMember } from '#schemas/api/staff/personal-data.ts';
import { readStaffMember } from '#schemas/api/staff/read.ts';
import { addressOf } from '../../calls/address-of.ts';
import type { Received } from '../../calls/types.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { memberName } from '../../staff/member-name.ts';
import type { Fact } from '../../ui/FactList.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { ErasablePerson } from './ErasablePerson.tsx';
import classes from './settings.module.css';
import { staffDataWords } from './staff-data-words.ts';
import type { Place } from './use-place.ts';
import { privacyWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

type MemberFile = Received<typeof readStaffMember>;

/** What is held of one member of staff, and what can be done with it. */
export const StaffData = ({ id, place, onClose }: Props) => {
  const say = useWords(staffDataWords);
  const sayAny = useWords(privacyWords);
  const answer = useCall(readStaffMember, { params: { id } });
  return (
    <LoadedPanel
      title={sayAny('loading')}
      gone={say('gone')}
      failed={sayAny('failed')}
      answer={answer}
      isOpen={({ member }) => member.Staff_Id === id}
      onClose={onClose}
    >
      {(file) => <Member file={file} place={place} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface MemberProps extends Omit<Props, 'id'> {
  readonly file: MemberFile;
}

const Member = ({ file, place, onClose }: MemberProps) => {
  const say = useWords(staffDataWords);
  const erase = useAction(eraseStaffMember);
  const facts = useFacts(file);
  const { member } = file;
  const { Staff_Id: id, Employee_No: number = '', Is_Erased: isErased, Status } = member;
  const params = { id };
  return (
    <ErasablePerson
      name={memberName(member)}
      number={number}
      isErased={isErased}
      canErase={Status === 'Left'}
      say={say}
      facts={facts}
      exportHref={addressOf(exportStaffMember, { params })}
      erase={(body) => erase.mutateAsync({ params, body })}
      place={place}
      onClose={onClose}
    >
      <section>
        <h3>{say('stays')}</h3>
        <p className={classes.note}>{say('staysText')}</p>
      </section>
      {!isErased && Status !== 'Left' && <p className={classes.note}>{say('notYet')}</p>}
    </ErasablePerson>
  );
};

const useFacts = ({ member, documents }: MemberFile): readonly Fact[] => {
  const say = useWords(staffDataWords);
  const locale = useLocale();
  const covered = [
    member.Aadhaar_Last4 && say('aadhaar'),
    member.Pan_Last4 && say('pan'),
    member.Account_Last4 && say('account'),
  ].filter(Boolean);
  return [
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
};
