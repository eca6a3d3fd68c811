import type { SectionProps } from '#engine/section.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { isInMonth, longMonthName, monthName, sessionMonths } from '../../../shared/dates.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { HolidayRow } from './HolidayRow.tsx';
import styles from './list.module.css';

export function HolidaysList({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const coming = items.filter((item) => !item.past);
  const past = items.filter((item) => item.past);
  const rows = (some: typeof items) => (
    <ul className={styles.list}>
      {some.map((item) => (
        <HolidayRow key={item.Id} item={item} next={item === coming[0]} env={env} />
      ))}
    </ul>
  );
  const months = sessionMonths(items[0]?.startHolidayDate ?? env.today).map((month) => ({
    month,
    own: items.filter((item) => isInMonth(month, item.startHolidayDate, item.endHolidayDate)),
  }));
  return (
    <div className="band">
      <div className={`container ${styles.layout}`}>
        <div className={styles.side}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          <ul className={styles.year} aria-label={say(env, 'year')}>
            {months.map(({ month, own }) => {
              const first = own[0];
              const count = first ? formatCount(env, 'holidays', own.length) : say(env, 'none');
              const face = (
                <>
                  <span aria-hidden="true">{monthName(month, env.locale)}</span>
                  <span className={styles.dots} aria-hidden="true">
                    {own.map((item) => (
                      <i key={item.Id} />
                    ))}
                  </span>
                  <span className="visually-hidden">{`${longMonthName(month, env.locale)}: ${count}`}</span>
                </>
              );
              return (
                <li key={month} data-now={month.slice(0, 7) === env.today.slice(0, 7) ? '' : undefined}>
                  {first ? <a href={`#${env.headingId}-${first.Id}`}>{face}</a> : <span>{face}</span>}
                </li>
              );
            })}
          </ul>
          <CalendarLink feed="holidays" label={say(env, 'follow')} />
        </div>
        <div>
          {rows(coming.length > 0 ? coming : past)}
          {coming.length > 0 && past.length > 0 && (
            <details className={styles.earlier}>
              <summary>{formatCount(env, 'earlier', past.length)}</summary>
              {rows(past)}
            </details>
          )}
        </div>
      </div>
    </div>
  );
}
