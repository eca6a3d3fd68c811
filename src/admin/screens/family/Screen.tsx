import { KeyRound, LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { readOwnNews } from '#schemas/api/office.ts';
import { passwordPath } from '#schemas/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatWeekday, localDay } from '../../format/dates.ts';
import { useLogOut } from '../../log-out/use-log-out.ts';
import { useStart } from '../../session/start.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { Child, useChild } from './Child.tsx';
import { Enquiries } from './Enquiries.tsx';
import classes from './family.module.css';
import { Holidays } from './Holidays.tsx';
import { NextHoliday } from './NextHoliday.tsx';
import { Notices } from './Notices.tsx';
import { Syllabus } from './Syllabus.tsx';
import { askLinkId, codeLinkId, usePlace } from './use-place.ts';
import { familyWords } from './words.ts';

const IssueCode = part(async () => (await import('../../pick-up/IssueCode.tsx')).IssueCode);
const AskLeave = part(async () => (await import('./AskLeave.tsx')).AskLeave);

/** How the own children attend, what the school tells a student or a parent, and their account. */
export const Screen = () => {
  const say = useWords(familyWords);
  const locale = useLocale();
  const { user } = useStart();
  const logOut = useLogOut();
  const { data: news, isError, refetch } = useCall(readOwnNews, { asFamily: true });
  const today = news?.today ?? localDay();
  const [next] = news?.holidays ?? [];
  const place = usePlace();
  const navigate = useNavigate();
  const { child } = useChild(place);
  const isAsking = place.isAsking && child !== undefined;
  const isGivingCode = place.isGivingCode && child !== undefined && user.role !== 'Student';
  useFocusBack(isAsking ? 'ask' : undefined, askLinkId);
  useFocusBack(isGivingCode ? 'code' : undefined, codeLinkId);
  const panel = isAsking ? (
    <Suspense>
      <AskLeave key={child.Student_Id} child={child} onClose={() => void navigate(place.hrefOf({ ask: undefined }))} />
    </Suspense>
  ) : isGivingCode ? (
    <Suspense>
      <IssueCode
        key={child.Student_Id}
        child={child}
        asFamily
        onClose={() => void navigate(place.hrefOf({ code: undefined }))}
      />
    </Suspense>
  ) : null;
  return (
    <Beside panel={panel}>
      <PageHead title={formatWeekday(today, locale)} note={user.name} />
      <Child place={place} />
      {isError && !news && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!news && !isError && <Skeleton rows={6} />}
      {news && (
        <div className={classes.page}>
          {next && <NextHoliday holiday={next} today={today} />}
          <Notices notices={news.notices} />
          {child?.Class_Id !== undefined && <Syllabus classId={child.Class_Id} />}
          {user.role !== 'Student' && <Enquiries />}
          <Holidays holidays={news.holidays} />
        </div>
      )}
      <section className={classes.account} aria-labelledby="account">
        <h2 id="account">{say('account')}</h2>
        <ButtonLink to={passwordPath} icon={<KeyRound aria-hidden size={18} strokeWidth={1.75} />}>
          {say('changePassword')}
        </ButtonLink>
        <Button icon={<LogOut aria-hidden size={18} strokeWidth={1.75} />} onClick={() => void logOut()}>
          {say('logOut')}
        </Button>
      </section>
    </Beside>
  );
};
