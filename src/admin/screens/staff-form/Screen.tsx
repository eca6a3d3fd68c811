import { useNavigate, useSearchParams } from 'react-router-dom';
import { readStaffMember, readStaffOverview } from '#schemas/api/staff/read.ts';
import { isGone } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { memberName } from '../../staff/member-name.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { MemberForm } from './MemberForm.tsx';
import { formWords } from './words.ts';

/** The details of a member of staff: of a new one, or of the one that the address names. */
export const Screen = () => {
  const say = useWords(formWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = Number(search.get('staff')) || undefined;
  const { data, error, refetch } = useCall(readStaffMember, { params: { id: id ?? 1 } }, { enabled: id !== undefined });
  const overview = useCall(readStaffOverview, {});
  const figures = overview.data;
  const member = data?.member.Staff_Id === id ? data?.member : undefined;
  const back = (open: number | undefined): string => (open === undefined ? '/staff' : `/staff?member=${open}`);
  const isNone = isGone(error) || member?.Is_Erased === true;
  const isThere = !isNone && figures !== undefined && (id === undefined || member !== undefined);
  const failed = error ? refetch : overview.isError && !figures ? overview.refetch : undefined;
  return (
    <>
      <PageHead
        back={<BackLink to={back(id)}>{say('toStaff')}</BackLink>}
        title={id === undefined ? say('addTitle') : member ? memberName(member) : say('title')}
      />
      {isNone && <Empty text={say('gone')} />}
      {failed && !isNone && <LoadFailed text={say('failed')} onRetry={failed} />}
      {!failed && !isThere && !isNone && <Skeleton rows={10} />}
      {isThere && (
        <MemberForm
          key={id ?? 'new'}
          member={member}
          start={{ Employee_No: figures.Next_Employee_No ?? '' }}
          departments={figures.Departments}
          onSaved={({ Staff_Id }) => void navigate(back(Staff_Id))}
        />
      )}
    </>
  );
};
