import { Mail, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessageDetails } from '#schemas/api/contact-messages.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { Deeds, useMayWriteHere } from '../../ui/Deeds.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { MessageDeeds, MessageMore } from './MessageDeeds.tsx';
import { MessageState } from './MessageState.tsx';
import classes from './messages.module.css';
import { Timeline } from './Timeline.tsx';
import { useMessageCalls } from './use-message-calls.ts';
import { messagesWords } from './words.ts';

interface Props {
  readonly id: number;
  /** Where an enquiry is made of it. */
  readonly enquiryHref: string;
  readonly onClose: () => void;
}

/** One message: who wrote it, what was done with it, and what can be done. */
export const MessagePanel = ({ id, enquiryHref, onClose }: Props) => {
  const say = useWords(messagesWords);
  const [isGoing, setGoing] = useState(false);
  const calls = useMessageCalls();
  const answer = useCall(calls.read, { params: { id } }, { enabled: !isGoing });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      answer={answer}
      isOpen={({ message }) => message.Contact_Message_Id === id}
      onClose={onClose}
    >
      {(details) => <Opened details={details} enquiryHref={enquiryHref} onGoing={setGoing} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface OpenedProps extends Omit<Props, 'id'> {
  readonly details: ContactMessageDetails;
  /** What is being deleted is not read again. */
  readonly onGoing: (isGoing: boolean) => void;
}

const Opened = ({ details, enquiryHref, onGoing, onClose }: OpenedProps) => {
  const locale = useLocale();
  const { message, entries } = details;
  const { Name, Email, Mobile, Subject, Message, Status, Created_At } = message;
  useMarkRead(message);
  return (
    <Panel
      title={Name}
      note={
        <>
          <MessageState status={Status} /> · {formatDayTime(Created_At, locale)}
        </>
      }
      sign={<Initials name={Name} />}
      onClose={onClose}
      tools={
        <Deeds>
          <MessageMore message={message} onGoing={onGoing} onClose={onClose} />
        </Deeds>
      }
      foot={
        <Deeds>
          <MessageDeeds details={details} enquiryHref={enquiryHref} />
        </Deeds>
      }
    >
      <OpenToo type="contactMessage" id={message.Contact_Message_Id} />
      <ul className={classes.contacts}>
        {Mobile && (
          <li>
            <Phone aria-hidden size={16} />
            <a href={`tel:${Mobile}`}>{localMobile(Mobile)}</a>
          </li>
        )}
        {Email && (
          <li>
            <Mail aria-hidden size={16} />
            <a href={`mailto:${Email}`}>{Email}</a>
          </li>
        )}
      </ul>
      <div className={classes.message}>
        {Subject && <h3>{Subject}</h3>}
        <p>{Message}</p>
      </div>
      <Timeline entries={entries} />
      <Deeds>
        <AnswerBox details={details} />
      </Deeds>
    </Panel>
  );
};

/** What is opened by who may write is read: for everybody of the office. */
const useMarkRead = ({ Contact_Message_Id: id, Status }: ContactMessageDetails['message']): void => {
  const tell = useNotices();
  const calls = useMessageCalls();
  const { mutate } = useAction(calls.change);
  const mayWrite = useMayWriteHere();
  const isMarked = useRef(false);
  useEffect(() => {
    if (!mayWrite || Status !== 'New' || isMarked.current) return;
    isMarked.current = true;
    mutate({ params: { id }, body: { Status: 'Read' } }, { onError: ({ message }) => tell.error(message) });
  }, [mayWrite, id, Status, mutate, tell]);
};
