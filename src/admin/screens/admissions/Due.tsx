import { CircleAlert, Phone } from 'lucide-react';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { enquiryStatus, isEnded } from '#schemas/records/enquiry-status.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { daysBetween } from './days.ts';
import { panelWords } from './panel-words.ts';

interface Props {
  readonly enquiry: EnquiryDetails['enquiry'];
  /** The family is called. */
  readonly onCall: (() => void) | undefined;
}

/** What is due with a family, and its number to call. */
export const Due = ({ enquiry, onCall }: Props) => {
  const say = useWords(panelWords);
  const locale = useLocale();
  const { Status: status, Next_Follow_Up: followUp, Visit_At: visit, Mobile: mobile } = enquiry;
  const visitDay = status === enquiryStatus.visitScheduled && visit ? localDay(visit) : undefined;
  const [next] = [followUp, visitDay].filter((day) => day !== null && day !== undefined).toSorted();
  if (isEnded(status) || !next || next > localDay()) return null;
  const late = daysBetween(next, localDay());
  const text = late === 0 ? say('dueToday') : late === 1 ? say('due1') : say('due', { day: formatDay(next, locale) });
  return (
    <div className={classes.due} data-late={late > 0 || undefined}>
      <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
      <p>{text}</p>
      <a href={`tel:${mobile}`} onClick={onCall}>
        <Phone aria-hidden size={16} strokeWidth={1.75} />
        {localMobile(mobile)}
      </a>
    </div>
  );
};
