import { Link } from 'react-router-dom';
import { type PlatformOverview, readOverview } from '#schemas/api/platform.ts';
import { platformDemoPath, platformMessagesPath, platformSchoolsPath } from '#schemas/office.ts';
import { schoolStates } from '#schemas/records/school-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatWeekday, localDay } from '../../format/dates.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { SchoolState } from '../schools/SchoolState.tsx';
import { schoolStateWords } from '../schools/state-words.ts';
import classes from './platform.module.css';
import { platformWords } from './words.ts';

/** What waits for who runs the installation, and the schools on it. */
export const Screen = () => {
  const say = useWords(platformWords);
  const locale = useLocale();
  const { data: overview, isError, refetch } = useCall(readOverview, {});
  return (
    <>
      <PageHead title={formatWeekday(localDay(), locale)} />
      {overview ? (
        <>
          <States schools={overview.schools} />
          <section className={classes.part} aria-labelledby="waits">
            <h2 id="waits">{say('waits')}</h2>
            <Waiting overview={overview} />
          </section>
          <section className={classes.part} aria-labelledby="newest">
            <h2 id="newest">{say('newest')}</h2>
            <Newest overview={overview} />
          </section>
        </>
      ) : isError ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : (
        <Skeleton rows={8} />
      )}
    </>
  );
};

/** How many schools are where, each the way to them. */
const States = ({ schools }: Pick<PlatformOverview, 'schools'>) => {
  const sayState = useWords(schoolStateWords);
  const shown = schoolStates.flatMap((state) => schools.find((one) => one.state === state) ?? []);
  return (
    <ul className={classes.states}>
      {shown.map(({ state, count }) => (
        <li key={state}>
          <Link to={`${platformSchoolsPath}?state=${state}`}>
            <strong>{count}</strong>
            {sayState(state)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Waiting = ({ overview: { demoRequests, messages } }: { readonly overview: PlatformOverview }) => {
  const say = useWords(platformWords);
  const rows = [
    { ...demoRequests, name: say('demoRequests'), to: `${platformDemoPath}?status=New` },
    { ...messages, name: say('messages'), to: `${platformMessagesPath}?status=New` },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return <p className={classes.nothing}>{say('nothing')}</p>;
  return (
    <ul className={classes.waiting}>
      {rows.map(({ name, count, names, to }) => (
        <li key={name}>
          <strong>{count}</strong>
          <div>
            <h3>{name}</h3>
            <p>{names.join(', ')}</p>
          </div>
          <ButtonLink to={to}>{say('lookAt')}</ButtonLink>
        </li>
      ))}
    </ul>
  );
};

const Newest = ({ overview: { newest, registered } }: { readonly overview: PlatformOverview }) => {
  const say = useWords(platformWords);
  const locale = useLocale();
  if (newest.length === 0) return <p className={classes.nothing}>{say('noSchool')}</p>;
  return (
    <>
      <p className={classes.note}>{registered === 1 ? say('registered1') : say('registered', { count: registered })}</p>
      <ul className={classes.newest}>
        {newest.map(({ School_Id, school_Name, school_Slug, state, createdAt }) => (
          <li key={School_Id}>
            <div>
              <Link to={`${platformSchoolsPath}?school=${School_Id}`}>{school_Name}</Link>
              <small>{school_Slug}</small>
            </div>
            <SchoolState state={state} />
            <time dateTime={createdAt}>{formatDay(createdAt, locale)}</time>
          </li>
        ))}
      </ul>
    </>
  );
};
