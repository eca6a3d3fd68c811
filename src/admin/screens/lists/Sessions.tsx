import { useState } from 'react';
import { type AdmissionSeason, listAdmissionSeasons, saveAdmissionSeason } from '#schemas/api/admission-seasons.ts';
import { admissionSeasonsPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './lists.module.css';
import { sessionWords } from './session-words.ts';

/** The session that runs, and what is to be done for the next one. */
export const Sessions = () => {
  const say = useWords(sessionWords);
  const { data, isError, refetch } = useCall(listAdmissionSeasons, {});
  const [next, current] = data ?? [];
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!next || !current) return <Skeleton rows={5} />;
  const shown = (season: AdmissionSeason): string => season.Session.replace('-', '–');
  return (
    <div className={classes.sessions}>
      <section>
        <h2>{say('runs', { session: shown(current) })}</h2>
        <p>{say('runsText')}</p>
      </section>
      <section>
        <h2>{say('next', { session: shown(next) })}</h2>
        <p>{say('nextText', { year: next.Session.slice(0, 4) })}</p>
        <ul>
          <li>
            <div>
              <strong>{say('carries')}</strong>
              <p>{say('carriesText')}</p>
            </div>
          </li>
          <li>
            <div>
              <strong>{say('admissions')}</strong>
              <p>{say('admissionsText', { session: shown(current) })}</p>
            </div>
            <Deeds>
              <Copy from={current} into={next} shown={shown} />
            </Deeds>
            <ButtonLink to={`${admissionSeasonsPath}?session=${next.Session}`}>{say('change')}</ButtonLink>
          </li>
          <li>
            <div>
              <strong>{say('holidays')}</strong>
              <p>{say('holidaysText')}</p>
            </div>
            <ButtonLink to="/school/holidays">{say('toHolidays')}</ButtonLink>
          </li>
          <li>
            <div>
              <strong>{say('students')}</strong>
              <p>{say('studentsText')}</p>
            </div>
            <Deeds>
              <ButtonLink to="/student/promotion">{say('toStudents')}</ButtonLink>
            </Deeds>
          </li>
        </ul>
      </section>
    </div>
  );
};

interface CopyProps {
  readonly from: AdmissionSeason;
  readonly into: AdmissionSeason;
  readonly shown: (season: AdmissionSeason) => string;
}

/** Copies what classes have in a session, after saying what that changes. */
const Copy = ({ from, into, shown }: CopyProps) => {
  const say = useWords(sessionWords);
  const tell = useNotices();
  const save = useAction(saveAdmissionSeason);
  const [isAsked, setAsked] = useState(false);
  const sessions = { session: shown(into), from: shown(from) };
  const run = async (): Promise<void> => {
    const { Session: session, State: _, Version: version, Classes: __, ...kept } = into;
    // Which classes are offered is said by each session for itself.
    const offered = new Map(into.Classes.map(({ Class_Id, Is_Offered }) => [Class_Id, Is_Offered]));
    const Classes = from.Classes.map(({ Taken: _t, Waiting: _w, Documents: _d, ...one }) => ({
      ...one,
      Is_Offered: offered.get(one.Class_Id) ?? one.Is_Offered,
    }));
    await save.mutateAsync({ params: { session }, body: { ...kept, Classes }, version });
    tell.notice(say('copied', sessions));
  };
  return (
    <>
      <Button busy={save.isPending} onClick={() => setAsked(true)}>
        {say('copy', { session: shown(from) })}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={say('copyTitle', sessions)}
          keep={say('keep')}
          deed={say('copy', { session: shown(from) })}
          look="primary"
          onRun={run}
          onClose={() => setAsked(false)}
        >
          <p>{say('copyText', { ...sessions, count: from.Classes.length })}</p>
        </QuestionDialog>
      )}
    </>
  );
};
