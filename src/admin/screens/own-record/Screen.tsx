import { CalendarPlus } from 'lucide-react';
import { previewStaffLeave } from '#schemas/api/staff/leave.ts';
import { readOwnMember } from '#schemas/api/staff/read.ts';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { useCall } from '../../calls/use-call.ts';
import { useMayWrite, useReadScope, useWriteScope } from '../../session/use-may-write.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { staffStatusWords } from '../../staff/staff-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Face } from '../../ui/Face.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { Documents } from '../staff/Documents.tsx';
import { Facts } from '../staff/Facts.tsx';
import { Balances } from '../staff-leave/Balances.tsx';
import { ChooseOwn } from './ChooseOwn.tsx';
import classes from './own-record.module.css';
import { ownRecordWords } from './words.ts';

/** What the school keeps of who is logged in, as a member of its staff. */
export const Screen = () => {
  const say = useWords(ownRecordWords);
  const mayLink = useMayWrite()('/users');
  const { data, isError, refetch } = useCall(readOwnMember, {});
  const { member, documents = [] } = data ?? {};
  return (
    <>
      <PageHead title={say('title')} note={member && say('note')} />
      {isError && !data && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!isError && !data && <Skeleton rows={8} />}
      {data && !member && (mayLink ? <ChooseOwn /> : <Empty text={say('notLinked')} />)}
      {member && (
        <div className={classes.record}>
          <Who member={member} />
          <div className={classes.column}>
            <section>
              <h2>{say('details')}</h2>
              <Facts member={member} />
            </section>
            <Numbers member={member} />
            {member.Bio && (
              <section>
                <h2>{say('about')}</h2>
                <p className={classes.prose}>{member.Bio}</p>
              </section>
            )}
          </div>
          <div className={classes.column}>
            <Leave />
            <Documents staffId={member.Staff_Id} documents={documents} isKeeper={false} heading="h2" />
          </div>
        </div>
      )}
    </>
  );
};

const Who = ({ member }: { readonly member: StaffMember }) => {
  const sayStatus = useWords(staffStatusWords);
  const name = memberName(member);
  return (
    <header className={classes.who}>
      <Face name={name} photo={member.Staff_Photo} />
      <div>
        <strong>{name}</strong>
        <span>{[workOf(member), member.Employee_No, sayStatus(member.Status)].filter(Boolean).join(' · ')}</span>
      </div>
    </header>
  );
};

/** What is left of each type of leave, and the ways to ask for some and to one's own month. */
const Leave = () => {
  const say = useWords(ownRecordWords);
  const { data } = useCall(previewStaffLeave, { query: {} });
  const mayAsk = useWriteScope()('/staff/leave') !== undefined;
  const hasMonth = useReadScope()('/staff/Staff_Attendance') !== undefined;
  if (!data) return null;
  return (
    <section>
      <h2>{say('leave')}</h2>
      {data.balances.length === 0 ? (
        <p className={classes.note}>{say('noTypes')}</p>
      ) : (
        <Balances balances={data.balances} />
      )}
      <div className={classes.ways}>
        {mayAsk && (
          <ButtonLink to="/staff/leave?open=new" icon={<CalendarPlus aria-hidden size={18} />}>
            {say('ask')}
          </ButtonLink>
        )}
        {hasMonth && (
          <ButtonLink look="quiet" to="/staff/Staff_Attendance">
            {say('attendance')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};

/** Numbers that the school seals, by their last four. */
const Numbers = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(ownRecordWords);
  const { Aadhaar_Last4, Pan_Last4, Account_Last4, Bank_Name } = member;
  const masked = (last4: string | undefined, more = ''): string | undefined =>
    last4 && [`•••• ${last4}`, more].filter(Boolean).join(', ');
  const facts = [
    [say('Aadhaar'), masked(Aadhaar_Last4)],
    [say('Pan'), masked(Pan_Last4)],
    [say('Account'), masked(Account_Last4, Bank_Name)],
  ] as const;
  if (facts.every(([, value]) => value === undefined)) return null;
  return (
    <section>
      <h2>{say('numbers')}</h2>
      <FactList facts={facts} />
      <p className={classes.note}>{say('numbersNote')}</p>
    </section>
  );
};
