import { Check, Reply, School, StickyNote } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContactMessageEntry } from '#schemas/api/contact-messages.ts';
import { admissionsPath } from '#schemas/office.ts';
import { formatMoment } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './messages.module.css';
import { timelineWords } from './words.ts';

const signs = { Status: Check, Reply, Note: StickyNote, Enquiry: School } as const;

/** What was done with a message, the oldest first; nothing where nothing was. */
export const Timeline = ({ entries }: { readonly entries: readonly ContactMessageEntry[] }) => {
  const say = useWords(timelineWords);
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <section className={classes.timeline} aria-label={say('title')}>
      <ol>
        {entries.map(({ Entry_Id, Kind, Text, Status, At, By }) => {
          const Sign = signs[Kind];
          const what = Kind === 'Status' ? say(`became_${Status ?? 'Read'}`) : say(Kind, { reference: Text ?? '' });
          return (
            <li key={Entry_Id} data-kind={Kind}>
              <Sign aria-hidden size={16} strokeWidth={1.75} />
              <div>
                <h4>{what}</h4>
                {Kind === 'Enquiry' && Text && (
                  <p>
                    <Link to={`${admissionsPath}?${new URLSearchParams({ keyword: Text })}`}>{say('findEnquiry')}</Link>
                  </p>
                )}
                {(Kind === 'Reply' || Kind === 'Note') && <p>{Text}</p>}
                <small>
                  {formatMoment(At, locale)} · {By ?? say('program')}
                </small>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
