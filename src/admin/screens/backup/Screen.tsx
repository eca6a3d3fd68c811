import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { openBackup, readBackup } from '#schemas/api/backup.ts';
import { settingsPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import { sizeWords } from '../../media/media-name.ts';
import { useStart } from '../../session/start.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './backup.module.css';
import { backupWords } from './words.ts';

/** How often it is looked whether a download has been written down, in milliseconds. */
const lookMs = 3000;

/** The school's backup: when it was last taken, and the way to take it. */
export const Screen = () => {
  const say = useWords(backupWords);
  const { shown } = useStart();
  const [isBegun, setBegun] = useState(false);
  return (
    <>
      <PageHead
        title={say('title')}
        note={say('note')}
        back={shown.includes('/settings') && <BackLink to={settingsPath}>{say('settings')}</BackLink>}
      />
      <div className={classes.screen}>
        <State isBegun={isBegun} />
        <Ask onBegun={() => setBegun(true)} />
        <section>
          <h2>{say('keepTitle')}</h2>
          <p>{say('keep')}</p>
        </section>
        <section>
          <h2>{say('backTitle')}</h2>
          <p>{say('back')}</p>
        </section>
      </div>
    </>
  );
};

const State = ({ isBegun }: { readonly isBegun: boolean }) => {
  const say = useWords(backupWords);
  const locale = useLocale();
  const { data, isError, refetch } = useCall(readBackup, {}, isBegun ? { everyMs: lookMs } : {});
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={1} />;
  const { files, bytes, last } = data;
  return (
    <div role="status">
      <p>{last ? say('last', { time: formatDayTime(last.at, locale), who: last.by }) : say('never')}</p>
      <p className={classes.note}>{say('holds', { files: formatNumber(files), size: sizeWords(bytes) })}</p>
    </div>
  );
};

const Ask = ({ onBegun }: { readonly onBegun: () => void }) => {
  const say = useWords(backupWords);
  const tell = useNotices();
  const open = useAction(openBackup);
  const [password, setPassword] = useState('');
  const { errors, check, refuse, clear } = useRefusals({ shown: ['password'] });
  const run = async (): Promise<void> => {
    if (!check(password ? {} : { password: say('missing') })) return;
    try {
      const { url } = await open.mutateAsync({ body: { password } });
      setPassword('');
      save(url);
      tell.notice(say('begun'));
      onBegun();
    } catch (failure) {
      await refuse(failure);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={classes.ask} onSubmit={submit} noValidate>
      <PasswordField
        label={say('password')}
        help={say('passwordHelp')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          clear('password');
        }}
      />
      <Button look="primary" type="submit" icon={<Download aria-hidden size={18} />} busy={open.isPending}>
        {say('download')}
      </Button>
    </form>
  );
};

/** Has the browser save what a link leads to, as it comes. */
const save = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
