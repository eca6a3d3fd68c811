import type { SectionProps } from '#engine/section.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { dayMonthYear, longMonthName, weekdayName } from '../../../shared/dates.ts';
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
  const next = items.find((item) => !item.past);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <table className={styles.table} aria-labelledby={env.headingId}>
          <thead>
            <tr>
              <th scope="col">{say(env, 'name')}</th>
              <th scope="col">{say(env, 'date')}</th>
              <th scope="col">{say(env, 'length')}</th>
            </tr>
          </thead>
          {byMonth(items).map(({ month, holidays }) => (
            <tbody key={month}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.month}>
                  {longMonthName(month, env.locale)}
                </th>
              </tr>
              {holidays.map((item) => {
                const { startHolidayDate: start, endHolidayDate: end } = item;
                return (
                  <tr key={item.Id} data-past={item.past ? '' : undefined} data-next={item === next ? '' : undefined}>
                    <th scope="row" className={styles.name}>
                      <span {...inLanguage(env, item)}>{item.name}</span>
                      {item === next && (
                        <span className={styles.mark}>{say(env, start <= env.today ? 'now' : 'next')}</span>
                      )}
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
              })}
            </tbody>
          ))}
        </table>
        <CalendarLink feed="holidays" label={say(env, 'follow')} />
      </div>
    </div>
  );
}
