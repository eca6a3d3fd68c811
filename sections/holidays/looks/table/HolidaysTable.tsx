import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { dayMonthYear, fullDay, longMonthName, weekdayName } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import { onlyFor } from '../../only-for.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { byMonth } from './months.ts';
import styles from './table.module.css';

export function HolidaysTable({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const coming = items.filter((item) => !item.past);
  const past = items.filter((item) => item.past);
  const [next] = coming;
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <div className={styles.head}>
          {next && (
            <p className={styles.next}>
              <span>{say(env, next.startHolidayDate <= env.today ? 'now' : 'next')}</span>{' '}
              <strong {...inLanguage(env, next)}>{next.name}</strong>{' '}
              <span>{fullDay(next.startHolidayDate, env.locale)}</span>
            </p>
          )}
          <CalendarLink feed="holidays" label={say(env, 'follow')} />
        </div>
        <Table holidays={next ? coming : past} next={next} labelledBy={env.headingId} env={env} />
        {next && past.length > 0 && (
          <details className={styles.earlier}>
            <summary id={`${env.headingId}-earlier`}>{formatCount(env, 'earlier', past.length)}</summary>
            <Table holidays={past} labelledBy={`${env.headingId}-earlier`} env={env} />
          </details>
        )}
      </div>
    </div>
  );
}

interface TableProps {
  readonly holidays: Bindings['items'];
  readonly next?: Bindings['items'][number] | undefined;
  readonly labelledBy: string;
  readonly env: SectionEnv;
}

function Table({ holidays, next, labelledBy, env }: TableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{say(env, 'name')}</th>
          <th scope="col">{say(env, 'date')}</th>
          <th scope="col">{say(env, 'length')}</th>
        </tr>
      </thead>
      {byMonth(holidays).map(({ month, holidays: ofMonth }) => (
        <tbody key={month}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.month}>
              {longMonthName(month, env.locale)}
            </th>
          </tr>
          {ofMonth.map((item) => (
            <Row key={item.Id} item={item} isNext={item === next} env={env} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly item: Bindings['items'][number];
  readonly isNext: boolean;
  readonly env: SectionEnv;
}

function Row({ item, isNext, env }: RowProps) {
  const { startHolidayDate: start, endHolidayDate: end } = item;
  return (
    <tr data-past={item.past ? '' : undefined} data-next={isNext ? '' : undefined}>
      <th scope="row" className={styles.name}>
        <span {...inLanguage(env, item)}>{item.name}</span>
        {isNext && <span className={styles.mark}>{say(env, start <= env.today ? 'now' : 'next')}</span>}
        {item.past && <span className="visually-hidden"> ({say(env, 'past')})</span>}
      </th>
      <td>
        <time dateTime={start}>{dayMonthYear(start, env.locale)}</time>
        {end === start ? (
          `, ${weekdayName(start, env.locale)}`
        ) : (
          <>
            {' – '}
            <time dateTime={end}>{dayMonthYear(end, env.locale)}</time>
          </>
        )}
        {onlyFor(item, env)}
      </td>
      <td className={styles.days}>{formatCount(env, 'days', item.days)}</td>
    </tr>
  );
}
