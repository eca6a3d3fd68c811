import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { previewStudentMerge } from '#schemas/api/students/merge.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { Compare } from './Compare.tsx';
import { Pairs } from './Pairs.tsx';
import { mergeWords } from './words.ts';

/** Two entries of one child beside each other, of which one is made. */
export const Screen = () => {
  const say = useWords(mergeWords);
  const [search] = useSearchParams();
  const stays = Number(search.get('stays'));
  const goes = Number(search.get('goes'));
  const { sections } = useClassNames();
  const asked = { params: { id: stays }, query: { Other_Id: goes } };
  // While one is made of them, nobody asks for an entry that will be gone.
  const [isMerging, setMerging] = useState(false);
  const enabled = stays > 0 && goes > 0 && !isMerging;
  const { data, error, refetch } = useCall(previewStudentMerge, asked, { enabled });
  if (!(stays > 0 && goes > 0)) return <Pairs />;
  const isShown = data?.stays.student.Student_Id === stays && data.goes.student.Student_Id === goes;
  return (
    <>
      <PageHead
        title={isShown ? say('title', { name: studentName(data.stays.student) }) : say('titleNone')}
        note={say('note')}
        back={<BackLink to={`/student/${stays}`}>{say('back')}</BackLink>}
      >
        <ButtonLink to={`?stays=${goes}&goes=${stays}`}>{say('swap')}</ButtonLink>
      </PageHead>
      {error && !isShown && <LoadFailed text={error.message} onRetry={refetch} />}
      {!error && !(isShown && sections.length > 0) && <Skeleton rows={10} />}
      {isShown && sections.length > 0 && <Compare key={`${stays} ${goes}`} preview={data} onMerging={setMerging} />}
    </>
  );
};
