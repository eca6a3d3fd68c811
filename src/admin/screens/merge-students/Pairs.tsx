import { type AlikeStudent, listAlikePairs } from '#schemas/api/students/merge.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import classes from './pairs.module.css';
import { mergeWords } from './words.ts';

/** Which entries of the school may be one child, each two to be compared. */
export const Pairs = () => {
  const say = useWords(mergeWords);
  const { data, isError, refetch } = useCall(listAlikePairs, {});
  return (
    <>
      <PageHead
        title={say('titleNone')}
        note={data && data.length > 0 && say('pairsNote')}
        back={<BackLink to="/student">{say('students')}</BackLink>}
      />
      {isError && !data && <LoadFailed text={say('pairsFailed')} onRetry={refetch} />}
      {!isError && !data && <Skeleton rows={4} />}
      {data?.length === 0 && <Empty text={say('noPairs')} />}
      {data && data.length > 0 && (
        <ul className={classes.pairs}>
          {data.map(({ One, Other }) => (
            <li key={`${One.Student_Id} ${Other.Student_Id}`}>
              <Entry student={One} />
              <Entry student={Other} />
              <ButtonLink to={`?stays=${One.Student_Id}&goes=${Other.Student_Id}`}>
                {say('compare')}
                <span className={hidden.unseen}> {studentName(One)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Entry = ({ student }: { readonly student: AlikeStudent }) => {
  const say = useWords(mergeWords);
  const { nameOfClass } = useClassNames();
  const { Class_Id, Section_Id, Admission_No: number } = student;
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : say('noSeat');
  return (
    <div>
      <strong>{studentName(student)}</strong>
      <small>{[number, seat, say(student.Status)].join(' · ')}</small>
    </div>
  );
};
