import { Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffDocument } from '#schemas/api/staff/documents.ts';
import { readStaffMember } from '#schemas/api/staff/read.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { CallError } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { editMemberAddress } from '../../staff/form-address.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { staffStatusWords, staffTypeWords } from '../../staff/staff-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { Documents } from './Documents.tsx';
import { LogIn } from './LogIn.tsx';
import { Numbers } from './Numbers.tsx';
import { panelWords } from './panel-words.ts';
import { Steps } from './Steps.tsx';
import classes from './staff.module.css';
import { Website } from './Website.tsx';

interface Props {
  readonly id: number;
  /** Whether who reads keeps the records. */
  readonly isKeeper: boolean;
  readonly onClose: () => void;
}

/** One member, as far as the reader may see, and what may be done. */
export const StaffPanel = ({ id, isKeeper, onClose }: Props) => {
  const say = useWords(panelWords);
  const { data, error, refetch } = useCall(readStaffMember, { params: { id } });
  const isGone = error instanceof CallError && error.status === 404;
  if (data?.member.Staff_Id === id && !isGone)
    return <Member member={data.member} documents={data.documents} isKeeper={isKeeper} onClose={onClose} />;
  return (
    <Panel title={say(isGone ? 'gone' : 'loading')} onClose={onClose}>
      {!isGone && (error ? <LoadFailed text={say('oneFailed')} onRetry={refetch} /> : <Skeleton rows={8} />)}
    </Panel>
  );
};

interface MemberProps extends Omit<Props, 'id'> {
  readonly member: StaffMember;
  /** For who keeps the records, and for the member. */
  readonly documents: readonly StaffDocument[] | undefined;
}

const Member = ({ member, documents, isKeeper, onClose }: MemberProps) => {
  const say = useWords(panelWords);
  const sayStatus = useWords(staffStatusWords);
  const mayInvite = useMayWrite()('/users');
  const name = memberName(member);
  const { Employee_No, Mobile, Bio } = member;
  return (
    <Panel
      title={name}
      note={[workOf(member), Employee_No, sayStatus(member.Status)].filter(Boolean).join(' · ')}
      sign={<Face name={name} photo={member.Staff_Photo} />}
      foot={
        isKeeper && !member.Is_Erased ? (
          <>
            <ButtonLink look="primary" icon={<Pencil aria-hidden size={18} />} to={editMemberAddress(member.Staff_Id)}>
              {say('edit')}
            </ButtonLink>
            <Steps member={member} />
          </>
        ) : undefined
      }
      onClose={onClose}
    >
      <OpenToo type="staffMember" id={member.Staff_Id} />
      <div className={classes.panel}>
        {Mobile && (
          <a className={classes.call} href={`tel:${Mobile}`} aria-label={say('call', { name })}>
            <Phone aria-hidden size={16} strokeWidth={1.75} />
            {localMobile(Mobile)}
          </a>
        )}
        <Facts member={member} />
        {isKeeper && (
          <Part title={say('logIn')}>
            <LogIn member={member} mayInvite={mayInvite} />
          </Part>
        )}
        {documents && (
          <Documents staffId={member.Staff_Id} documents={documents} isKeeper={isKeeper && !member.Is_Erased} />
        )}
        {isKeeper && <Numbers member={member} />}
        {isKeeper && !member.Is_Erased && <Website member={member} />}
        {Bio && (
          <Part title={say('bio')}>
            <p className={classes.prose}>{Bio}</p>
          </Part>
        )}
      </div>
    </Panel>
  );
};

/** A part of the panel under its heading. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={classes.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

const Facts = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(panelWords);
  const sayType = useWords(staffTypeWords);
  const locale = useLocale();
  const { nameOf: subjectName } = useLookup('subjects');
  const { nameOfClass } = useClassNames();
  const day = (value: string | undefined): string | undefined => value && formatDay(value, locale);
  const { Classes = [], Subjects = [], Employment, Gender, Experience_Years: years } = member;
  const facts = [
    [say('email'), member.Email],
    [say('department'), member.Department],
    [say('type'), sayType(member.Staff_Type)],
    [
      say('classes'),
      Classes.map((one) => nameOfClass(one) + (one.Is_Class_Teacher ? ` (${say('classTeacher')})` : '')).join(', '),
    ],
    [say('subjects'), Subjects.map(subjectName).join(', ')],
    [say('joined'), day(member.Joining_Date)],
    [say(member.Status === 'Left' ? 'left' : 'leaves'), day(member.Leaving_Date)],
    [say('reason'), member.Leaving_Reason],
    [say('employment'), Employment && say(Employment)],
    [say('born'), day(member.Date_Of_Birth)],
    [say('gender'), Gender && say(Gender)],
    [say('qualification'), [member.Qualification, member.Professional_Qualification].filter(Boolean).join(', ')],
    [say('experience'), years === undefined ? undefined : say(years === 1 ? 'year' : 'years', { count: years })],
    [say('relative'), member.Father_Or_Spouse_Name],
    [say('blood'), member.Blood_Group],
    [say('lives'), [member.Address, member.City, member.State, member.Pincode].filter(Boolean).join(', ')],
    [say('verified'), day(member.Police_Verified_On)],
    [say('verifiedUntil'), day(member.Police_Verification_Until)],
  ] as const;
  return <FactList facts={facts} />;
};
