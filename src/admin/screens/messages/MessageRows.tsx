import { Link } from 'react-router-dom';
import type { ContactMessageRow } from '#schemas/api/contact-messages.ts';
import { formatMoment } from '../../format/dates.ts';
import { Initials } from '../../ui/Initials.tsx';
import { useLocale } from '../../words/words.ts';
import { linkId } from './link-id.ts';
import { MessageState } from './MessageState.tsx';
import classes from './messages.module.css';
import type { Place } from './use-place.ts';

interface Props {
  readonly messages: readonly ContactMessageRow[];
  readonly place: Place;
}

/** Who wrote, what about, and when: two lines each. */
export const MessageRows = ({ messages, place }: Props) => {
  const locale = useLocale();
  return (
    <ul className={classes.rows}>
      {messages.map(({ Contact_Message_Id, Name, Subject, Message, Status, Created_At }) => {
        const id = String(Contact_Message_Id);
        const isOpen = place.message === id;
        return (
          <li key={id} data-open={isOpen || undefined} data-status={Status}>
            <Initials name={Name} />
            <div className={classes.said}>
              <Link
                id={linkId(id)}
                to={place.hrefOf({ message: id, form: undefined })}
                aria-current={isOpen || undefined}
              >
                {Name}
              </Link>
              <p>
                {Subject && <strong>{Subject}</strong>} {Message}
              </p>
            </div>
            <div className={classes.when}>
              <time dateTime={Created_At}>{formatMoment(Created_At, locale)}</time>
              <MessageState status={Status} />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
