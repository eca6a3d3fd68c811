import { CheckCheck, Ellipsis, RotateCcw, Trash2, UserPlus } from 'lucide-react';
import type { ContactMessageDetails, ContactMessageRow } from '#schemas/api/contact-messages.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { useMessageCalls } from './use-message-calls.ts';
import { deedWords } from './words.ts';

interface Props {
  readonly details: ContactMessageDetails;
  readonly enquiryHref: string;
}

/** How a message is finished: closed, or made an enquiry. */
export const MessageDeeds = ({ details, enquiryHref }: Props) => {
  const say = useWords(deedWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const { user } = useStart();
  const calls = useMessageCalls();
  const change = useAction(calls.change);
  const { Contact_Message_Id: id, Status } = details.message;
  const isClosed = Status === 'Closed';
  const mark = (status: 'Read' | 'Closed'): Promise<boolean> =>
    attempt(() => change.mutateAsync({ params: { id }, body: { Status: status } }));
  const finish = async (): Promise<void> => {
    if (await mark('Closed')) tell.notice(say('isClosed'), () => void mark('Read'));
  };
  const mayAdmit = user.accessiblePaths.includes('/admissions');
  return (
    <>
      <Button
        icon={isClosed ? <RotateCcw aria-hidden size={18} /> : <CheckCheck aria-hidden size={18} />}
        busy={change.isPending}
        onClick={() => void (isClosed ? mark('Read') : finish())}
      >
        {say(isClosed ? 'reopen' : 'close')}
      </Button>
      {mayAdmit && details.Admission_Enquiry_Id === null && (
        <ButtonLink icon={<UserPlus aria-hidden size={18} />} to={enquiryHref}>
          {say('enquiry')}
        </ButtonLink>
      )}
    </>
  );
};

interface MoreProps {
  readonly message: ContactMessageRow;
  readonly onGoing: (isGoing: boolean) => void;
  readonly onClose: () => void;
}

/** What is rarely done with a message: it is deleted, and may be put back. */
export const MessageMore = ({ message, onGoing, onClose }: MoreProps) => {
  const say = useWords(deedWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const calls = useMessageCalls();
  const remove = useAction(calls.remove);
  const restore = useAction(calls.restore);
  const { Contact_Message_Id: id, Name: name } = message;
  const params = { id };
  const putBack = (): void => void attempt(() => restore.mutateAsync({ params }));
  const discard = async (): Promise<void> => {
    onGoing(true);
    if (await attempt(() => remove.mutateAsync({ params }))) {
      tell.notice(say('isDeleted', { name }), putBack);
      onClose();
    } else onGoing(false);
  };
  return (
    <ActionMenu
      label={say('more', { name })}
      face={<Ellipsis aria-hidden size={18} />}
      actions={[
        {
          label: say('delete'),
          icon: <Trash2 aria-hidden size={18} />,
          isDanger: true,
          disabled: remove.isPending,
          run: () => void discard(),
        },
      ]}
    />
  );
};
