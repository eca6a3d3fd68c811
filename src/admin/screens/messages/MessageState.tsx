import { CheckCheck } from 'lucide-react';
import type { MessageStatus } from '#schemas/records/contact-message.ts';
import { useWords } from '../../words/words.ts';
import classes from './messages.module.css';
import { statusWords } from './words.ts';

/** Where a message stands: a sign and a word. */
export const MessageState = ({ status }: { readonly status: MessageStatus }) => {
  const say = useWords(statusWords);
  return (
    <span className={classes.state} data-status={status}>
      {status === 'Closed' ? <CheckCheck aria-hidden size={14} /> : <span className={classes.sign} aria-hidden />}
      {say(status)}
    </span>
  );
};
