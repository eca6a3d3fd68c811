import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StudentList } from './StudentList.tsx';

const StudentPage = part(async () => (await import('./page/StudentPage.tsx')).StudentPage);

/** The students of a session, or the page of one. */
export const Screen = () => {
  const { id } = useParams();
  if (id === undefined) return <StudentList />;
  return (
    <Suspense fallback={<Skeleton rows={10} />}>
      <StudentPage key={id} id={Number(id)} />
    </Suspense>
  );
};
