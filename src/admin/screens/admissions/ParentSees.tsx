import { Eye } from 'lucide-react';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { nextForFamily } from '#schemas/records/enquiry-next.ts';
import { enquiryStatus, isEnded } from '#schemas/records/enquiry-status.ts';
import { trackedStatusStrings } from '#sections/shared/documents/tracked-status-strings.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { formatDay, formatTime, localDay } from '../../format/dates.ts';
import { schoolTime } from '../../format/school-clock.ts';
import { defineWords, useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';

/** The words of the page where the family looks, not those of the office. */
const seenWords = defineWords(trackedStatusStrings);

/** What the family reads where it tracks the enquiry: how it stands, what is needed and why, and what comes next. */
export const ParentSees = ({ details: { enquiry, documents } }: { readonly details: EnquiryDetails }) => {
  const say = useWords(panelWords);
  const saySeen = useWords(seenWords);
  const sayDocument = useWords(documentWords);
  const next = useNext(enquiry);
  const needed = documents
    .filter(({ State, Is_Required }) => State === 'Sent_Back' || (State === 'Missing' && Is_Required))
    .map(({ Document_Type: type }) => sayDocument(type));
  const text = needed.length === 0 ? say('allThere') : say('stillNeeded', { documents: needed.join(', ') });
  return (
    <section className={classes.seen}>
      <h3>
        <Eye aria-hidden size={16} strokeWidth={1.75} />
        {say('parentSees', { name: enquiry.Parent_Name })}
      </h3>
      <p>
        <strong>{saySeen(`status.${enquiry.Status}` as keyof (typeof trackedStatusStrings)['en'])}.</strong>{' '}
        {!isEnded(enquiry.Status) && text} {next}
      </p>
      {!isEnded(enquiry.Status) &&
        documents.map(
          ({ Document_Type: type, State, Reason }) =>
            State === 'Sent_Back' &&
            Reason && <p key={type}>{say('seenSentBack', { document: sayDocument(type), reason: Reason })}</p>,
        )}
    </section>
  );
};

/** The day and hour of the visit, or the day of the call: the page names none once the visit is over. */
const useNext = ({ Status, Visit_At: visitAt, Next_Follow_Up: nextFollowUp }: EnquiryDetails['enquiry']): string => {
  const say = useWords(panelWords);
  const locale = useLocale();
  const visit = visitAt ? schoolTime(visitAt) : null;
  const { date, time } = nextForFamily({ status: Status, visit, nextFollowUp: nextFollowUp ?? null }, localDay());
  if (date === null || Status > enquiryStatus.visitScheduled) return '';
  const day = formatDay(date, locale);
  if (Status < enquiryStatus.visitScheduled) return say('seenCall', { day });
  return time === null
    ? say('seenVisit', { day })
    : say('seenVisitAt', { day, time: formatTime(`${date}T${time}`, locale) });
};
