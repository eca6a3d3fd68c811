import { endOtherSessions, endOwnSession, listOwnSessions } from '#schemas/api/account-sessions.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { SignIns } from '../../sign-ins/SignIns.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './change-password.module.css';
import { signInWords } from './words.ts';

/** Where one is logged in, to end what one has forgotten, or does not know. */
export const OwnSignIns = () => {
  const say = useWords(signInWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const { data: sessions, isError, refetch } = useCall(listOwnSessions, {});
  const endOne = useAction(endOwnSession);
  const endOthers = useAction(endOtherSessions);
  return (
    <section className={classes.signIns} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{say('title')}</h2>
      <p>{say('help')}</p>
      {isError && !sessions && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!sessions && !isError && <Skeleton rows={3} />}
      {sessions && (
        <SignIns
          sessions={sessions}
          onEnd={({ id }) =>
            void attempt(async () => {
              await endOne.mutateAsync({ params: { id } });
              tell.notice(say('ended'));
            })
          }
        />
      )}
      {(sessions?.length ?? 0) > 1 && (
        <Button
          busy={endOthers.isPending}
          onClick={() =>
            void attempt(async () => {
              await endOthers.mutateAsync({});
              tell.notice(say('endedOthers'));
            })
          }
        >
          {say('endOthers')}
        </Button>
      )}
    </section>
  );
};
