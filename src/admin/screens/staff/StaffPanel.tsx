import { Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffDocument } from '#schemas/api/staff/documents.ts';
import { readStaffMember } from '#schemas/api/staff/read.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { useCall } from '../../calls/use-call.ts';
import { localMobile } from '../../format/mobile.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { useMayWrite } from '../../session/use-may-write.ts';
import { editMemberAddress } from '../../staff/form-address.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { staffStatusWords } from '../../staff/staff-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.ts';
import { Documents } from './Documents.tsx';
import { Facts } from './Facts.tsx';
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
  const answer = useCall(readStaffMember, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      rows={8}
      answer={answer}
      isOpen={({ member }) => member.Staff_Id === id}
      onClose={onClose}
    >
      {(found) => <Member member={found.member} documents={found.documents} isKeeper={isKeeper} onClose={onClose} />}
    </LoadedPanel>
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
