import { endUserSession, endUserSessions, listUserSessions } from '#schemas/api/user-sessions.ts';
import type { ListedUser } from '#schemas/api/users.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { SignIns } from '../../sign-ins/SignIns.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './users.module.css';
import { personWords } from './words.ts';

/** Where somebody is logged in, to be ended one by one or all at once. */
export const PersonSignIns = ({ user: { id, name } }: { readonly user: ListedUser }) => {
  const say = useWords(personWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const mayWrite = useMayWriteHere();
  // Where others are logged in is withheld from who is here for support.
  const { data: sessions } = useCall(listUserSessions, { params: { id } }, { enabled: mayWrite });
  const endOne = useAction(endUserSession);
  const endAll = useAction(endUserSessions);
  if (!sessions) return null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className={classes.signIns}>
      <h3>{say('signIns')}</h3>
      {sessions.length === 0 && <p className={classes.note}>{say('noSignIns')}</p>}
      <SignIns
        sessions={sessions}
        onEnd={({ id: sessionId }) =>
          void attempt(async () => {
            await endOne.mutateAsync({ params: { id, sessionId } });
            tell.notice(say('ended', { name }));
          })
        }
      />
      {others.length > 1 && others.length === sessions.length && (
        <Button
          size="compact"
          busy={endAll.isPending}
          onClick={() =>
            void attempt(async () => {
              await endAll.mutateAsync({ params: { id } });
              tell.notice(say('endedAll', { name }));
            })
          }
        >
          {say('endAll')}
        </Button>
      )}
    </section>
  );
};
