import dayjs from 'dayjs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { StudentHistory } from '#schemas/api/attendance/history.ts';
import { attendedDays } from '#schemas/records/attendance.ts';
import { longMonthName } from '#sections/shared/dates.ts';
import { formatDay, shortWeekday } from '../format/dates.ts';
import { Button } from '../ui/Button.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { CodeSign } from './CodeSign.tsx';
import classes from './calendar.module.css';
import { useMarkName } from './own-codes.ts';
import { calendarWords, partWords } from './words.ts';

type Mark = StudentHistory['marks'][number];

interface Props {
  readonly history: StudentHistory;
  /** YYYY-MM; undefined for the last one. */
  readonly month: string | undefined;
  readonly onMonth: (month: string | undefined) => void;
  /** What is told of a day, besides its code and its reason. */
  readonly deeds?: (mark: Mark) => ReactNode;
}

/** A month of a student with the sign of each day; a day tells more. */
export const MonthCalendar = ({ history, month: asked, onMonth, deeds }: Props) => {
  const say = useWords(calendarWords);
  const locale = useLocale();
  const [open, setOpen] = useState<string>();
  const all = history.months.map(({ Month }) => Month);
  const at = asked && all.includes(asked) ? all.indexOf(asked) : all.length - 1;
  const month = history.months[at];
  if (!month) return null;
  const first = `${month.Month}-01`;
  const { Counts: counts, Days: days, Percent: percent } = month;
  const go = (to: number): void => {
    setOpen(undefined);
    onMonth(all[to]);
  };
  const mark = history.marks.find(({ Date: date }) => date === open);
  return (
    <section className={classes.calendar}>
      <header>
        <Button look="quiet" size="compact" aria-label={say('before')} disabled={at <= 0} onClick={() => go(at - 1)}>
          <ChevronLeft aria-hidden size={18} />
        </Button>
        <h3>{longMonthName(first, locale)}</h3>
        <Button
          look="quiet"
          size="compact"
          aria-label={say('after')}
          disabled={at >= all.length - 1}
          onClick={() => go(at + 1)}
        >
          <ChevronRight aria-hidden size={18} />
        </Button>
      </header>
      <p>{percent === null ? say('monthNone') : say('monthSum', { attended: attendedDays(counts), days, percent })}</p>
      <div className={classes.days}>
        {weekdays.map((day) => (
          <span key={day} className={classes.weekday} aria-hidden>
            {[...shortWeekday(day, locale)].slice(0, locale === 'hi' ? undefined : 2)}
          </span>
        ))}
        {daysOf(first).map((day) => (
          <Day key={day} day={day} history={history} isOpen={day === open} onOpen={setOpen} />
        ))}
      </div>
      {mark ? (
        <Told mark={mark} history={history}>
          {deeds?.(mark)}
        </Told>
      ) : (
        <p className={classes.pick}>{say('pick')}</p>
      )}
    </section>
  );
};

/** A Monday and the six days after. */
const weekdays = Array.from({ length: 7 }, (_, at) => `2026-06-0${at + 1}`);

/** The days of a month, which is given by its first one. */
const daysOf = (month: string): readonly string[] => {
  const first = dayjs(month);
  return Array.from({ length: first.daysInMonth() }, (_, at) => first.add(at, 'day').format('YYYY-MM-DD'));
};

/** The first day of a month stands under its weekday; the others follow. */
const columnOf = (day: string): CSSProperties =>
  day.endsWith('-01') ? { gridColumnStart: ((dayjs(day).day() + 6) % 7) + 1 } : {};

interface DayProps {
  readonly day: string;
  readonly history: StudentHistory;
  readonly isOpen: boolean;
  readonly onOpen: (day: string) => void;
}

const Day = ({ day, history, isOpen, onOpen }: DayProps) => {
  const say = useWords(calendarWords);
  const nameOf = useMarkName(history.Own_Codes);
  const locale = useLocale();
  const mark = history.marks.find(({ Date: date }) => date === day);
  const closed = history.closed.find(({ Date: date }) => date === day);
  const number = Number(day.slice(8));
  if (!mark)
    return (
      <span className={classes.day} style={columnOf(day)} data-closed={closed ? true : undefined} title={closed?.Name}>
        {number}
      </span>
    );
  return (
    <button
      type="button"
      className={classes.day}
      style={columnOf(day)}
      data-code={mark.Status}
      aria-pressed={isOpen}
      aria-label={say('dayOf', { date: formatDay(day, locale), code: nameOf(mark) })}
      onClick={() => onOpen(day)}
    >
      <span aria-hidden>{number}</span>
      <CodeSign code={mark.Status} own={mark.Own_Code} />
    </button>
  );
};

interface ToldProps extends Pick<DayProps, 'history'> {
  readonly mark: Mark;
  readonly children: ReactNode;
}

const Told = ({ mark, history, children }: ToldProps) => {
  const nameOf = useMarkName(history.Own_Codes);
  const sayPart = useWords(partWords);
  const locale = useLocale();
  return (
    <div className={classes.told} role="status">
      <p>
        <CodeSign code={mark.Status} own={mark.Own_Code} />
        <strong>{formatDay(mark.Date, locale)}</strong> {nameOf(mark)}
        {mark.In_Time && `, ${mark.In_Time}`}
      </p>
      {mark.Halves?.map((half) => (
        <p key={half.Part} className={classes.half}>
          <CodeSign code={half.Status} own={half.Own_Code} />
          <span>
            {sayPart(half.Part)}: {nameOf(half)}
            {half.In_Time && `, ${half.In_Time}`}
          </span>
        </p>
      ))}
      {mark.Reason && <p>{mark.Reason}</p>}
      {mark.Remark && <p>{mark.Remark}</p>}
      {children}
    </div>
  );
};
