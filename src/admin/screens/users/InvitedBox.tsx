import { useState } from 'react';
import { inviteUserAgain, type ListedUser } from '#schemas/api/users.ts';
import type { Received } from '../../calls/types.ts';
import { useAction } from '../../calls/use-call.ts';
import { LinkBox } from '../../invitation/LinkBox.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './users.module.css';
import { personWords } from './words.ts';

/** Of somebody who has not used the link: another one, to pass on or by mail. The one before stops working. */
export const InvitedBox = ({ user }: { readonly user: ListedUser }) => {
  const say = useWords(personWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const invite = useAction(inviteUserAgain);
  const [made, setMade] = useState<Received<typeof inviteUserAgain>>();
  const send = (asLink: boolean): void =>
    void attempt(async () => {
      const sent = await invite.mutateAsync({ params: { id: user.id }, query: { asLink } });
      if (sent.inviteLink) setMade(sent);
      else tell.notice(say('sent', { email: user.email ?? '' }));
    });
  if (made?.inviteLink && made.user.invitedUntil)
    return <LinkBox name={user.name} link={made.inviteLink} until={made.user.invitedUntil} />;
  return (
    <div className={classes.waiting}>
      <p>{say('waiting', { name: user.name })}</p>
      <Deeds>
        <Button size="compact" busy={invite.isPending} onClick={() => send(true)}>
          {say('newLink')}
        </Button>
        {user.email && (
          <Button size="compact" look="quiet" disabled={invite.isPending} onClick={() => send(false)}>
            {say('mailAgain')}
          </Button>
        )}
      </Deeds>
    </div>
  );
};
