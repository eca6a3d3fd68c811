import { useId } from 'react';
import { Link } from 'react-router-dom';
import { exportMissing, listMissing, type MissingRegister } from '#schemas/api/attendance/missing.ts';
import { lockDays } from '#schemas/records/attendance.ts';
import { addDays, sessionStartYear } from '#shared/calendar.ts';
import { classParam } from '../../attendance/ClassSelect.tsx';
import { partWords } from '../../attendance/words.ts';
import { addressOf } from '../../calls/address-of.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatMoment, formatWeekday, localDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { TextField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './missing.module.css';
import { RemindTeachers } from './RemindTeachers.tsx';
import { ReportHead } from './ReportHead.tsx';
import type { Place } from './use-place.ts';
import { reportWords } from './words.ts';

/** The registers that nobody has taken in a period, day by day, with the reminder for each day. */
export const MissingReport = ({ place }: { readonly place: Place }) => {
  const say = useWords(reportWords);
  const query = { ...(place.from ? { From: place.from } : {}), ...(place.to ? { To: place.to } : {}) };
  const { data, isError, error, refetch } = useCall(listMissing, { query });
  const refused = Object.values(refusedFields(error) ?? {})[0];
  if (isError && !data && refused === undefined) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data && refused === undefined) return <Skeleton rows={8} />;
  const { From: from = place.from, To: to = place.to, Today: today = localDay(), registers = [] } = data ?? {};
  const days = [...new Set(registers.map(({ Date: date }) => date))];
  const count = registers.length;
  const answer = refused
    ? refused
    : count === 0
      ? say('missingNone')
      : count === 1
        ? say('missing1')
        : say(days.length === 1 ? 'missingOneDay' : 'missing', { count, days: days.length });
  return (
    <>
      <ReportHead
        answer={answer}
        {...(refused === undefined && { csv: addressOf(exportMissing, { query: { From: from, To: to } }) })}
      >
        <TextField
          label={say('from')}
          type="date"
          value={from}
          max={to}
          onChange={({ currentTarget: { value } }) => value && place.set({ from: value, to })}
        />
        <TextField
          label={say('to')}
          type="date"
          value={to}
          min={from}
          max={today}
          onChange={({ currentTarget: { value } }) => value && place.set({ from, to: value })}
        />
      </ReportHead>
      {days.map((date) => (
        <Day
          key={date}
          date={date}
          today={today}
          missing={registers.filter((one) => one.Date === date)}
          place={place}
        />
      ))}
    </>
  );
};

/** Whether a register of a day can no longer be taken, as its session is over: nobody is reminded of it. */
const isPast = (date: string, today: string): boolean =>
  sessionStartYear(date) !== sessionStartYear(today) && date < addDays(today, -lockDays);

interface DayProps {
  readonly date: string;
  readonly today: string;
  readonly missing: readonly MissingRegister[];
  readonly place: Place;
}

const Day = ({ date, today, missing, place }: DayProps) => {
  const say = useWords(reportWords);
  const sayPart = useWords(partWords);
  const locale = useLocale();
  const id = useId();
  const { nameOfClass } = useClassNames();
  const noteOf = ({ Parts, Teachers, Reminded_At: at }: MissingRegister): string =>
    [
      ...Parts.filter((part) => part !== 'Full').map((part) => sayPart(part)),
      Teachers.length === 0 ? say('noTeacher') : Teachers.join(', '),
      at && say('remindedAt', { time: formatMoment(at, locale) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className={classes.day} aria-labelledby={id}>
      <h3 id={id}>
        <Link to={place.hrefOf({ report: 'day', date })}>{formatWeekday(date, locale)}</Link>
      </h3>
      <ul>
        {missing.map((one) => (
          <li key={classParam(one)}>
            <strong>{nameOfClass(one)}</strong> <span>{noteOf(one)}</span>
          </li>
        ))}
      </ul>
      {!isPast(date, today) && <RemindTeachers date={date} missing={missing.length} />}
    </section>
  );
};
