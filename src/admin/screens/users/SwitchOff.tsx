import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { userStatus } from '#schemas/access/user-status.ts';
import { endUserSessions } from '#schemas/api/user-sessions.ts';
import { changeUser, type ListedUser } from '#schemas/api/users.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useWords } from '../../words/words.ts';
import classes from './users.module.css';
import { personWords } from './words.ts';

/** Switches an account off, after a question, or on again. */
export const SwitchOff = ({ user }: { readonly user: ListedUser }) => {
  const say = useWords(personWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const [isAsked, setAsked] = useState(false);
  const change = useAction(changeUser);
  const end = useAction(endUserSessions);
  const { name } = user;
  const params = { id: user.id };
  const put = (status: number): Promise<unknown> => change.mutateAsync({ params, body: { status } });
  const switchOn = (): void =>
    void attempt(async () => {
      await put(userStatus.active);
      tell.notice(say('isOn', { name }));
    });
  const switchOff = async (): Promise<void> => {
    await put(userStatus.disabled);
    tell.notice(say('isOff', { name }), switchOn);
  };
  const onlyEnd = (): void =>
    void attempt(async () => {
      setAsked(false);
      await end.mutateAsync({ params });
      tell.notice(say('endedAll', { name }));
    });
  if (user.state === 'disabled' || user.state === 'locked')
    return (
      <Button icon={<UserCheck aria-hidden size={18} />} busy={change.isPending} onClick={switchOn}>
        {say('switchOn')}
      </Button>
    );
  return (
    <>
      <span className={classes.off}>
        <Button
          look="quiet"
          icon={<UserX aria-hidden size={18} />}
          busy={change.isPending}
          onClick={() => setAsked(true)}
        >
          {say('switchOff')}
        </Button>
      </span>
      {isAsked && (
        <QuestionDialog
          title={say('offTitle', { name })}
          keep={say('keep')}
          deed={say('switchOff')}
          aside={<Button onClick={onlyEnd}>{say('endInstead')}</Button>}
          onRun={switchOff}
          onClose={() => setAsked(false)}
        >
          <p>{say('offText')}</p>
        </QuestionDialog>
      )}
    </>
  );
};
