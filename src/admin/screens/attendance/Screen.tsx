import { Suspense } from 'react';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ClassList } from './ClassList.tsx';
import { useClassesOfDay } from './use-classes-of-day.ts';
import { usePlace } from './use-place.ts';

const RegisterPage = part(async () => (await import('./RegisterPage.tsx')).RegisterPage);

/** The classes of a day, or the register of one of them. */
export const Screen = () => {
  const place = usePlace();
  const { open, date, part } = place;
  // Where a register leads back to, which has to be there without a network as well.
  useClassesOfDay(date);
  if (!open) return <ClassList place={place} />;
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <RegisterPage key={`${open.Class_Id} ${open.Section_Id} ${date} ${part}`} open={open} place={place} />
    </Suspense>
  );
};
