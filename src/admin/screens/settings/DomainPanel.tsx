import { type FocusEvent, type SubmitEvent, useId, useState } from 'react';
import {
  checkOwnDomain,
  type OwnDomain,
  readOwnDomain,
  removeOwnDomain,
  setOwnDomain,
} from '#schemas/api/own-domain.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { domainWords } from './domain-words.ts';
import classes from './settings.module.css';

interface Props {
  readonly onClose: () => void;
}

/** The domain of the school's own: which it is, the records that it needs, and how it stands. */
export const DomainPanel = ({ onClose }: Props) => {
  const say = useWords(domainWords);
  const answer = useCall(readOwnDomain, {});
  return (
    <LoadedPanel title={say('title')} failed={say('failedLoad')} rows={4} answer={answer} onClose={onClose}>
      {(domain) =>
        domain.Host === undefined ? <Wanted onClose={onClose} /> : <Claimed domain={domain} onClose={onClose} />
      }
    </LoadedPanel>
  );
};

/** Which domain it is to be. */
const Wanted = ({ onClose }: Props) => {
  const say = useWords(domainWords);
  const id = useId();
  const call = useAction(setOwnDomain);
  const [host, setHost] = useState('');
  const { errors, check, refuse, clear } = useRefusals({ shown: ['Host'] });
  const save = async (): Promise<boolean> => {
    if (!check(host.trim() === '' ? { Host: say('missing') } : {})) return false;
    try {
      await call.mutateAsync({ body: { Host: host } });
      return true;
    } catch (failure) {
      await refuse(failure);
      return false;
    }
  };
  useSaveKeys(() => void save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Panel
      title={say('title')}
      note={say('note')}
      onClose={onClose}
      foot={
        <Deeds>
          <Button look="primary" type="submit" form={id} busy={call.isPending}>
            {say('use')}
          </Button>
        </Deeds>
      }
    >
      <EditForm className={classes.form} id={id} onSubmit={submit}>
        <TextField
          label={say('label')}
          help={say('help')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          value={host}
          error={errors.Host}
          onChange={({ currentTarget }) => {
            setHost(currentTarget.value);
            clear('Host');
          }}
        />
      </EditForm>
      <LeaveGuard param="open" isUnsaved={host.trim() !== '' && !call.isSuccess} onSave={save} />
    </Panel>
  );
};

interface ClaimedProps extends Props {
  readonly domain: OwnDomain;
}

/** What is in a field is taken elsewhere whole. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select();

const stands = { None: 'waiting', Waiting: 'waiting', Failed: 'failed', Verified: 'verified' } as const;

/** The records, and what the last look at them has found. */
const Claimed = ({ domain, onClose }: ClaimedProps) => {
  const say = useWords(domainWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const check = useAction(checkOwnDomain);
  const { Host: host = '', State, Records, Checked_At, Problem } = domain;
  const look = (): void =>
    void attempt(async () => {
      const found = await check.mutateAsync({});
      if (found.State === 'Verified' && found.Problem === undefined) tell.notice(say('isGood', { host }));
    });
  return (
    <Panel
      title={host}
      note={say('note')}
      onClose={onClose}
      foot={
        <Deeds>
          <Button look="primary" busy={check.isPending} onClick={look}>
            {say('check')}
          </Button>
          <GiveUp domain={domain} host={host} />
        </Deeds>
      }
    >
      <div className={classes.form}>
        <div className={classes.stand} data-state={Problem ? 'Failed' : State} role="status">
          <strong>{say(stands[State])}</strong>
          {Problem && <p>{State === 'Verified' ? `${say('stillUsed')} ${say(Problem)}` : say(Problem)}</p>}
          <small>{Checked_At ? say('lookedAt', { time: formatMoment(Checked_At, locale) }) : say('notLookedAt')}</small>
        </div>
        <p>{say('enter')}</p>
        {Records.map(({ Type, Name, Value }) => (
          <section key={Type} className={classes.record} aria-label={Type}>
            <p>
              <strong>{Type}</strong> {say(Type)}
            </p>
            <TextField readOnly label={say('name')} value={Name} onFocus={selectAll} />
            <TextField readOnly label={say('value')} value={Value} onFocus={selectAll} />
          </section>
        ))}
        <p className={classes.note}>{say('apex', { target: Records.at(-1)?.Value ?? '' })}</p>
      </div>
    </Panel>
  );
};

interface GiveUpProps {
  readonly domain: OwnDomain;
  readonly host: string;
}

const GiveUp = ({ domain: { Records }, host }: GiveUpProps) => {
  const say = useWords(domainWords);
  const remove = useAction(removeOwnDomain);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {say('giveUp')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={say('giveUpTitle', { host })}
          keep={say('keep')}
          deed={say('giveUp')}
          onRun={() => remove.mutateAsync({})}
          onClose={() => setAsked(false)}
        >
          <p>{say('giveUpText', { host, url: Records.at(-1)?.Value ?? '' })}</p>
        </QuestionDialog>
      )}
    </>
  );
};
