import { sendVerification } from '#schemas/api/account-password.ts';
import { readToday, type Work } from '#schemas/api/office.ts';
import { publishPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay, formatTime, formatWeekday, localDay } from '../../format/dates.ts';
import { useStart } from '../../session/start.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { FirstSteps } from './FirstSteps.tsx';
import classes from './today.module.css';
import { Visits } from './Visits.tsx';
import { documentWords, isDocument, todayWords } from './words.ts';

/** Where each kind of work is done. */
const screens: Partial<Record<Work['kind'], string>> = { waitingChanges: publishPath };

/** What waits for the office today, numbers first, and how often the website is visited. */
export const Screen = () => {
  const say = useWords(todayWords);
  const locale = useLocale();
  const { user } = useStart();
  const { data: today, isError, refetch } = useCall(readToday, {});
  const day = today?.today ?? localDay();
  return (
    <>
      <PageHead title={formatWeekday(day, locale)} />
      {today?.firstRun && <FirstSteps firstRun={today.firstRun} today={today.today} />}
      <div className={classes.columns}>
        <section aria-labelledby="work">
          <div className={classes.head}>
            <h2 id="work">{say('work')}</h2>
            {today && <span>{say('asOf', { time: formatTime(today.at, locale) })}</span>}
          </div>
          {isError && (
            <p className={classes.nothing}>
              {say('failed')}{' '}
              <Button size="compact" onClick={() => void refetch()}>
                {say('tryAgain')}
              </Button>
            </p>
          )}
          {!today && !isError && <Skeleton rows={4} />}
          {today?.work.length === 0 && <p className={classes.nothing}>{say('nothing')}</p>}
          <ul>
            {today?.work.map((work) => (
              <Row key={work.kind} work={work} />
            ))}
          </ul>
        </section>
        {user.accessiblePaths.includes('/website') && <Visits />}
      </div>
    </>
  );
};

const Row = ({ work }: { readonly work: Work }) => {
  const say = useWords(todayWords);
  const sayDocument = useWords(documentWords);
  const locale = useLocale();
  const { kind, count, names, date } = work;
  const to = screens[kind];
  const listed = names.map((name) => (isDocument(name) ? sayDocument(name) : name)).join(', ');
  const detail =
    kind === 'unverifiedEmail'
      ? say('unverifiedHelp', { email: listed })
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
      {to && <ButtonLink to={to}>{say('open')}</ButtonLink>}
      {kind === 'unverifiedEmail' && <SendAgain />}
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
