import type { Tracked } from '../shared/documents/track-enquiry.ts';

/** One point on the way of an enquiry. */
export interface TimelineEntry {
  readonly when: 'done' | 'now' | 'next';
  /** YYYY-MM-DD; undefined if no day is fixed. */
  readonly date?: string;
  /** HH:MM, by the school's clock; undefined if only the day is known. */
  readonly time?: string;
  readonly title: string;
}

interface Words {
  readonly said: Readonly<Record<string, string>>;
  nameOf(status: number): string;
}

type Facts = Pick<Tracked, 'Status' | 'Received_On' | 'History' | 'Documents_Needed' | 'Next_Date' | 'Next_Time'>;

const visitFixed = 3;
/** From here on the visit lies behind. */
const visited = 4;
/** Confirmed, rejected, withdrawn, closed. */
const firstEnd = 8;

/** What is done, what is now, and what comes, in this order; each is told by a word, not by a colour alone. */
export const timelineOf = (
  { Status, Received_On, History, Documents_Needed, Next_Date, Next_Time }: Facts,
  { said, nameOf }: Words,
): TimelineEntry[] => {
  const word = (key: string, text: string): string => (said[key] ?? '{text}').replace('{text}', () => text);
  const isEnded = Status >= firstEnd;
  const since = History.findLast((step) => step.Status === Status)?.Date;
  const isTask = Documents_Needed.length > 0;
  const received: TimelineEntry = { when: 'done', date: Received_On, title: said.received ?? '' };
  const done = History.slice(0, since === undefined ? undefined : -1).map(
    ({ Status: status, Date: date }): TimelineEntry => ({ when: 'done', date, title: nameOf(status) }),
  );
  const now: TimelineEntry = {
    when: 'now',
    title: word('now', isTask && !isEnded ? (said.docsNow ?? '') : nameOf(Status)),
    date: since ?? Received_On,
  };
  if (isEnded) return [received, ...done, now];
  const call: TimelineEntry[] =
    Status < visitFixed && Next_Date ? [{ when: 'next', date: Next_Date, title: word('next', said.called ?? '') }] : [];
  const visit: TimelineEntry[] =
    Status < visited
      ? [
          {
            when: 'next',
            title: word('next', said.visit ?? ''),
            ...(Status === visitFixed && Next_Date && { date: Next_Date }),
            ...(Status === visitFixed && Next_Time && { time: Next_Time }),
          },
        ]
      : [];
  return [received, ...done, now, ...call, ...visit, { when: 'next', title: word('next', said.decision ?? '') }];
};
