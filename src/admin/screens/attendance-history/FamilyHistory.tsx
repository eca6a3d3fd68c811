import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import { StudentHistory } from './StudentHistory.tsx';
import type { Place } from './use-place.ts';
import { historyWords } from './words.ts';

/** How one's own children attended, or oneself. */
export const FamilyHistory = ({ place }: { readonly place: Place }) => {
  const say = useWords(historyWords);
  const { data: children, isError, refetch } = useCall(listStudents, { query: { pageSize: 20 } });
  const shown = children?.find((one) => one.Student_Id === place.student) ?? children?.[0];
  return (
    <>
      <PageHead title={say('title')} />
      {children && children.length > 1 && (
        <Tabs
          label={say('child')}
          tabs={children.map((one) => ({
            to: place.hrefOf({ student: String(one.Student_Id), month: undefined }),
            label: one.First_Name,
            isCurrent: one === shown,
          }))}
        />
      )}
      {isError && !children ? (
        <LoadFailed text={say('oneFailed')} onRetry={refetch} />
      ) : !children ? (
        <Skeleton rows={8} />
      ) : shown ? (
        <>
          <h2>{studentName(shown)}</h2>
          <StudentHistory key={shown.Student_Id} id={shown.Student_Id} place={place} />
        </>
      ) : (
        <Empty text={say('noChild')}>{null}</Empty>
      )}
    </>
  );
};
