import { type SubmitEvent, useId, useState } from 'react';
import { giveSupport, listSupportGrants, type SupportGrant, withdrawSupport } from '#schemas/api/support.ts';
import { maxSupportReason, minSupportReason, supportHours } from '#schemas/records/support.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './settings.module.css';
import { supportWords } from './support-words.ts';

/** Lets the platform’s operators look in for some hours, says who came, and closes it again. */
export const SupportPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(supportWords);
  const form = useId();
  const tell = useNotices();
  const attempt = useAttempt();
  const mayWrite = useMayWrite();
  const { data: grants, isError, refetch } = useCall(listSupportGrants, {});
  const give = useAction(giveSupport);
  const withdraw = useAction(withdrawSupport);
  const standing = grants?.find(({ stands }) => stands);
  const isOpen = standing !== undefined;
  const close = (id: number): void =>
    void attempt(async () => {
      await withdraw.mutateAsync({ params: { id } });
      tell.notice(say('withdrawn'));
    });
  const open = (reason: string, hours: (typeof supportHours)[number]): Promise<boolean> =>
    attempt(async () => {
      await give.mutateAsync({ body: { reason, hours } });
      tell.notice(say('given'));
    });
  const deed = standing ? (
    <Button look="danger" busy={withdraw.isPending} onClick={() => close(standing.id)}>
      {say('withdraw')}
    </Button>
  ) : (
    <Button look="primary" type="submit" form={form} busy={give.isPending}>
      {say('give')}
    </Button>
  );
  const before = grants?.filter(({ stands }) => !stands) ?? [];
  return (
    <Panel title={say('title')} note={say('note')} onClose={onClose} foot={grants && mayWrite('/settings') && deed}>
      {isError && !grants && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!grants && !isError && <Skeleton rows={4} />}
      <div className={classes.form}>
        {standing && (
          <div className={classes.stand} role="status">
            <Grant grant={standing} />
          </div>
        )}
        {grants && !isOpen && mayWrite('/settings') && <Give id={form} onGive={open} />}
        {before.length > 0 && (
          <section>
            <h3>{say('before')}</h3>
            <ul className={classes.tokens}>
              {before.map((grant) => (
                <li key={grant.id}>
                  <div>
                    <Grant grant={grant} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  );
};

interface GiveProps {
  readonly id: string;
  /** Whether it went well. */
  readonly onGive: (reason: string, hours: (typeof supportHours)[number]) => Promise<boolean>;
}

const Give = ({ id, onGive }: GiveProps) => {
  const say = useWords(supportWords);
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState<(typeof supportHours)[number]>(4);
  const [error, setError] = useState<string>();
  const [isGiven, setGiven] = useState(false);
  const save = async (): Promise<boolean> => {
    if (reason.trim().length < minSupportReason) {
      setError(say('missing'));
      return false;
    }
    const isOpen = await onGive(reason.trim(), hours);
    setGiven(isOpen);
    return isOpen;
  };
  useSaveKeys(() => void save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={classes.form} id={id} onSubmit={submit} noValidate>
      <TextAreaField
        label={say('reason')}
        help={say('reasonHelp')}
        error={error}
        maxLength={maxSupportReason}
        minRows={3}
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(undefined);
        }}
      />
      <SelectField
        label={say('hours')}
        value={String(hours)}
        options={supportHours.map((one) => ({ value: String(one), label: say(`hours${one}`) }))}
        onChange={({ currentTarget }) =>
          setHours(supportHours.find((one) => String(one) === currentTarget.value) ?? hours)
        }
      />
      <LeaveGuard param="open" isUnsaved={reason.trim() !== '' && !isGiven} saveLabel={say('give')} onSave={save} />
    </form>
  );
};

const Grant = ({ grant }: { readonly grant: SupportGrant }) => {
  const say = useWords(supportWords);
  const locale = useLocale();
  const { reason, givenBy, givenAt, endsAt, withdrawnAt, withdrawnBy, stands, visits } = grant;
  const at = (time: string): string => formatDayTime(time, locale);
  const end = (): string => {
    if (stands) return say('open', { time: at(endsAt) });
    return withdrawnAt
      ? say('withdrawnAt', { name: withdrawnBy ?? '', time: at(withdrawnAt) })
      : say('ended', { time: at(endsAt) });
  };
  return (
    <>
      <strong>{end()}</strong>
      <p>{reason}</p>
      <small>{say('by', { name: givenBy, time: at(givenAt) })}</small>
      {visits.length === 0 && <p>{say('nobody')}</p>}
      {visits.map(({ by, enteredAt, leftAt }) => (
        <p key={enteredAt}>
          {leftAt
            ? say('left', { name: by, time: at(enteredAt), end: at(leftAt) })
            : say('there', { name: by, time: at(enteredAt) })}
        </p>
      ))}
    </>
  );
};
