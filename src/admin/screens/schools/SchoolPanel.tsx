import { CircleX, Ellipsis, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { listUsedThemes } from '#schemas/api/operator-themes.ts';
import { readSchoolDetails, type SchoolDetails } from '#schemas/api/platform.ts';
import type { SchoolState as State } from '#schemas/records/school-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { LogIns } from './LogIns.tsx';
import { SchoolState } from './SchoolState.tsx';
import { StepDialog } from './StepDialog.tsx';
import { SupportAccess } from './SupportAccess.tsx';
import classes from './schools.module.css';
import { schoolStateWords, stepWords } from './state-words.ts';
import { peopleWords, schoolsWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One school: where it stands and may go, how much there is, and what was decided about it. */
export const SchoolPanel = ({ id, onClose }: Props) => {
  const say = useWords(schoolsWords);
  const answer = useCall(readSchoolDetails, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      answer={answer}
      isOpen={({ school }) => school.School_Id === id}
      onClose={onClose}
    >
      {(details) => <Opened details={details} onClose={onClose} />}
    </LoadedPanel>
  );
};

const Opened = ({ details, onClose }: Pick<Props, 'onClose'> & { readonly details: SchoolDetails }) => {
  const say = useWords(schoolsWords);
  const sayStep = useWords(stepWords);
  const mayWrite = useMayWrite();
  const [step, setStep] = useState<State>();
  const { school, changes } = details;
  const isClosed = school.state === 'closed';
  const next = mayWrite('/platform') ? school.nextStates : [];
  // What ends a school does not stand beside what only stops it.
  const milder = next.filter((one) => one !== 'closed');
  return (
    <Panel
      title={school.school_Name}
      note={<SchoolState state={school.state} />}
      onClose={onClose}
      tools={
        next.includes('closed') && (
          <ActionMenu
            label={say('more', { name: school.school_Name })}
            face={<Ellipsis aria-hidden size={18} />}
            actions={[
              {
                label: sayStep('closed'),
                icon: <CircleX aria-hidden size={16} />,
                isDanger: true,
                run: () => setStep('closed'),
              },
            ]}
          />
        )
      }
      foot={
        milder.length > 0 &&
        milder.map((one) => (
          <Button key={one} onClick={() => setStep(one)}>
            {sayStep(isClosed ? 'reopen' : one)}
          </Button>
        ))
      }
    >
      <div className={classes.panel}>
        <Facts details={details} />
        <section>
          <h3>{say('logIns')}</h3>
          <LogIns weeks={details.logIns} />
        </section>
        <SupportAccess details={details} />
        <section>
          <h3>{say('changes')}</h3>
          {changes.length > 0 ? <Changes changes={changes} /> : <p className={classes.note}>{say('noChanges')}</p>}
        </section>
      </div>
      {step && <StepDialog school={school} to={step} onClose={() => setStep(undefined)} />}
    </Panel>
  );
};

const Facts = ({ details: { school, themeId, people, lastSignIn } }: { readonly details: SchoolDetails }) => {
  const say = useWords(schoolsWords);
  const sayPeople = useWords(peopleWords);
  const locale = useLocale();
  const { data: themes } = useCall(listUsedThemes, {});
  const accounts = people.map(({ role, count }) => sayPeople(role, { count })).join(' · ');
  const facts: readonly Fact[] = [
    [
      say('address'),
      <a key="address" href={school.url} target="_blank" rel="noreferrer">
        {new URL(school.url).host} <ExternalLink aria-hidden size={14} />
      </a>,
    ],
    [say('key'), school.schoolKey],
    [say('since'), formatDay(school.createdAt, locale)],
    [say('theme'), themes?.find((one) => one.themeId === themeId)?.name ?? String(themeId)],
    [say('accounts'), accounts || say('noAccounts')],
    [say('lastSignIn'), lastSignIn ? formatDayTime(lastSignIn, locale) : say('never')],
    [say('reopenUntil'), school.reopenUntil && formatDay(school.reopenUntil, locale)],
  ];
  return <FactList facts={facts} />;
};

const Changes = ({ changes }: Pick<SchoolDetails, 'changes'>) => {
  const say = useWords(schoolsWords);
  const sayState = useWords(schoolStateWords);
  const locale = useLocale();
  return (
    <ol className={classes.changes}>
      {changes.map(({ at, by, from, to, reason }) => (
        <li key={at}>
          <strong>{say('change', { from: sayState(from), to: sayState(to) })}</strong>
          <p>{reason}</p>
          <small>
            {by} · <time dateTime={at}>{formatDayTime(at, locale)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
};
