import { Suspense, useDeferredValue } from 'react';
import { sendVerification } from '#schemas/api/account-password.ts';
import { readToday, type Work } from '#schemas/api/office.ts';
import { admissionsPath, disclosurePath, messagesPath, publishPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay, formatTime, formatWeekday, localDay } from '../../format/dates.ts';
import { useStart } from '../../session/start.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { Changes } from './Changes.tsx';
import { Coming } from './Coming.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NewPost } from './NewPost.tsx';
import classes from './today.module.css';
import { Visits } from './Visits.tsx';
import { documentWords, isDocument, todayWords } from './words.ts';

/** Most of those who open the office are not waited for by a class, and some see no reports. */
const Morning = part(async () => (await import('./Morning.tsx')).Morning);
const DayFigures = part(async () => (await import('./DayFigures.tsx')).DayFigures);

/** What waits for the office today, numbers first, and how often the website is visited. */
export const Screen = () => {
  const say = useWords(todayWords);
  const locale = useLocale();
  const { user } = useStart();
  const { data: today, isError, refetch } = useCall(readToday, {});
  const day = today?.today ?? localDay();
  const mayWrite = useMayWriteHere();
  const seesWebsite = user.accessiblePaths.includes('/website');
  // What a phone shows further down is drawn behind what it shows first.
  const isRest = useDeferredValue(true, false);
  const changes = today?.work.find(({ kind }) => kind === 'waitingChanges');
  const registers = today?.openRegisters ?? [];
  // Own classes that wait stand at the top, with their names.
  const shownElsewhere = ['waitingChanges', ...(registers.length > 0 ? ['missingRegisters'] : [])];
  const rows = today?.work.filter(({ kind }) => !shownElsewhere.includes(kind));
  return (
    <>
      <PageHead title={formatWeekday(day, locale)}>
        <NewPost />
      </PageHead>
      {today?.firstRun && mayWrite && <FirstSteps firstRun={today.firstRun} today={today.today} />}
      {(registers.length > 0 || today?.checkIn) && (
        <Suspense fallback={<Skeleton rows={1} />}>
          <Morning registers={registers} checkIn={today?.checkIn} />
        </Suspense>
      )}
      <div className={classes.columns}>
        <div>
          {today?.attendance && (
            <Suspense fallback={<Skeleton rows={2} />}>
              <DayFigures figures={today.attendance} />
            </Suspense>
          )}
          <section aria-labelledby="work">
            <div className={classes.head}>
              <h2 id="work">{say('work')}</h2>
              {today && <span>{say('asOf', { time: formatTime(today.at, locale) })}</span>}
            </div>
            {isError && <LoadFailed text={say('failed')} onRetry={refetch} />}
            {!today && !isError && <Skeleton rows={4} />}
            {rows?.length === 0 && <p className={classes.nothing}>{say('nothing')}</p>}
            <ul>
              {rows?.map((work) => (
                <Row key={work.kind} work={work} />
              ))}
            </ul>
          </section>
          {isRest && today && <Coming coming={today.coming} />}
        </div>
        {(changes || seesWebsite) && (
          <div className={classes.side}>
            {changes && <Changes work={changes} />}
            {isRest && seesWebsite && <Visits />}
          </div>
        )}
      </div>
    </>
  );
};

interface Way {
  readonly to: string;
  readonly name: 'answerThem' | 'lookAt' | 'readMessages' | 'seeWhy' | 'takeThem';
}

/** Where the work is done. */
const ways: Readonly<Partial<Record<Work['kind'], Way>>> = {
  newEnquiries: { to: `${admissionsPath}?view=new`, name: 'lookAt' },
  overdueFollowUps: { to: admissionsPath, name: 'lookAt' },
  expiredDocuments: { to: disclosurePath, name: 'lookAt' },
  expiringDocuments: { to: disclosurePath, name: 'lookAt' },
  askedRegisters: { to: '/student/attendance_management', name: 'takeThem' },
  missingRegisters: { to: '/student/attendance_management', name: 'takeThem' },
  studentLeave: { to: '/student/attendance_management', name: 'answerThem' },
  staffDocuments: { to: '/staff?documents=Within_30', name: 'lookAt' },
  staffLeave: { to: '/staff/leave', name: 'answerThem' },
  messages: { to: messagesPath, name: 'readMessages' },
  failedPublication: { to: publishPath, name: 'seeWhy' },
};

const Row = ({ work }: { readonly work: Work }) => {
  const say = useWords(todayWords);
  const sayDocument = useWords(documentWords);
  const locale = useLocale();
  const { kind, count, names, date } = work;
  const mayWrite = useMayWriteHere();
  const way = ways[kind];
  const listed = names.map((name) => (isDocument(name) ? sayDocument(name) : name)).join(', ');
  const detail =
    kind === 'unverifiedEmail'
      ? say('unverifiedHelp', { email: listed })
      : kind === 'failedPublication'
        ? say('failedPublicationHelp')
        : date
          ? say('until', { names: listed, date: formatDay(date, locale) })
          : listed;
  return (
    <li className={classes.row} data-kind={kind}>
      <strong className={classes.count}>{count}</strong>
      <div>
        <h3>{say(kind)}</h3>
        <p>{detail}</p>
      </div>
      {kind === 'unverifiedEmail' && mayWrite && <SendAgain />}
      {way && (
        <ButtonLink to={kind === 'askedRegisters' ? `${way.to}?date=${date}` : way.to}>
          {say(mayWrite ? way.name : 'lookAt')}
        </ButtonLink>
      )}
    </li>
  );
};

/** Has the mail that proves the own address sent once more. */
const SendAgain = () => {
  const say = useWords(todayWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const send = useAction(sendVerification);
  const again = async (): Promise<void> => {
    if (await attempt(() => send.mutateAsync({}))) tell.notice(say('sent'));
  };
  return (
    <Button busy={send.isPending} onClick={() => void again()}>
      {say('sendAgain')}
    </Button>
  );
};
