import { enquiryStatus, isEnded } from './enquiry-status.ts';

interface Enquiry {
  readonly status: number;
  /** When the family is to visit, by the school's clock: `YYYY-MM-DDTHH:mm`. */
  readonly visit: string | null;
  /** YYYY-MM-DD. */
  readonly nextFollowUp: string | null;
}

/** A day (YYYY-MM-DD) and an hour (HH:mm); null where there is none. */
interface NextDay {
  readonly date: string | null;
  readonly time: string | null;
}

/** What a family is told of what comes next, on a day: the day and hour of its visit, or the day of the next call. */
export const nextForFamily = ({ status, visit, nextFollowUp }: Enquiry, today: string): NextDay => {
  const [date, time] = status === enquiryStatus.visitScheduled && visit ? visit.split('T') : [nextFollowUp];
  if (!date || date < today || isEnded(status)) return { date: null, time: null };
  return { date, time: time ?? null };
};
