import { useMayWrite, useReadScope } from '../../session/use-may-write.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import { Day } from './Day.tsx';
import { Month } from './Month.tsx';
import { usePlace } from './use-place.ts';
import { attendanceWords } from './words.ts';

/** The registers of the staff: a day to be taken, a month to be read. Who keeps none sees the own month. */
export const Screen = () => {
  const say = useWords(attendanceWords);
  const mayWrite = useMayWrite()('/staff/Staff_Attendance');
  const place = usePlace();
  const isOwn = useReadScope()('/staff/Staff_Attendance') === 'own';
  if (!mayWrite)
    return (
      <>
        <PageHead title={say(isOwn ? 'own' : 'title')} note={isOwn && say('ownNote')} />
        <Month place={place} isOwn={isOwn} />
      </>
    );
  return (
    <>
      <PageHead title={say('title')} />
      <Tabs
        label={say('title')}
        tabs={(['day', 'month'] as const).map((view) => ({
          to: place.hrefOf(view),
          label: say(view),
          isCurrent: place.view === view,
        }))}
      />
      {place.view === 'day' ? <Day place={place} /> : <Month place={place} />}
    </>
  );
};
