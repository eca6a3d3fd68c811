import { Suspense, useState } from 'react';
import { readOwnCheckIn } from '#schemas/api/staff/check-in.ts';
import { useCall } from '../../calls/use-call.ts';
import { CheckIn } from '../../check-in/CheckIn.tsx';
import { useMayWrite, useReadScope } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import classes from './attendance.module.css';
import { Day } from './Day.tsx';
import { Month } from './Month.tsx';
import { usePlace } from './use-place.ts';
import { attendanceWords } from './words.ts';

const CheckInDialog = part(async () => (await import('./CheckInDialog.tsx')).CheckInDialog);

/** The registers of the staff: a day to be taken, a month to be read. Who keeps none sees the own month. */
export const Screen = () => {
  const say = useWords(attendanceWords);
  const mayWrite = useMayWrite()('/staff/Staff_Attendance');
  const place = usePlace();
  const isOwn = useReadScope()('/staff/Staff_Attendance') === 'own';
  const [isSetting, setSetting] = useState(false);
  if (!mayWrite)
    return (
      <>
        <PageHead title={say(isOwn ? 'own' : 'title')} note={isOwn && say('ownNote')} />
        {isOwn && <OwnDay />}
        <Month place={place} isOwn={isOwn} />
      </>
    );
  return (
    <>
      <PageHead title={say('title')}>
        <Button onClick={() => setSetting(true)}>{say('ownSettings')}</Button>
      </PageHead>
      {isSetting && (
        <Suspense>
          <CheckInDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
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

/** The reader's own arrival today. */
const OwnDay = () => {
  const { data } = useCall(readOwnCheckIn, { query: {} });
  return (
    data && (
      <div className={classes.own}>
        <CheckIn day={data} />
      </div>
    )
  );
};
