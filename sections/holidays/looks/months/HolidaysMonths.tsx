import type { SectionEnv, SectionProps } from '#engine/section.ts';
import type { HolidayItem } from '#schemas/sources/holidays.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { dayMonthYear, isInMonth, longMonthName, sessionMonths, weekdayName } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { onlyFor } from '../../only-for.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './months.module.css';

interface RangeProps {
  readonly item: HolidayItem;
  readonly env: SectionEnv;
}

function Range({ item, env }: RangeProps) {
  const { startHolidayDate: start, endHolidayDate: end, days } = item;
  return (
    <>
      <time dateTime={start}>{dayMonthYear(start, env.locale)}</time>
      {end === start ? (
        `, ${weekdayName(start, env.locale)}`
      ) : (
        <>
          {` ${say(env, 'to')} `}
          <time dateTime={end}>{dayMonthYear(end, env.locale)}</time>
          {` · ${formatCount(env, 'days', days)}`}
        </>
      )}
      {onlyFor(item, env)}
      {item.past && <span className="visually-hidden"> ({say(env, 'past')})</span>}
    </>
  );
}

export function HolidaysMonths({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const MonthTag = subHeading(env);
  const next = items.find((item) => !item.past);
  const inMonths = sessionMonths(items[0]?.startHolidayDate ?? env.today);
  const months = [...new Set([...inMonths, ...items.map((item) => `${item.startHolidayDate.slice(0, 7)}-01`)])].sort();
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {next && (
          <p className={styles.next}>
            <span>{say(env, next.startHolidayDate <= env.today ? 'now' : 'next')}</span>
            <span className={styles.nextName} {...inLanguage(env, next)}>
              {next.name}
            </span>
            <span>
              <Range item={next} env={env} />
            </span>
          </p>
        )}
        <ul className={styles.months}>
          {months.map((month) => {
            const own = items.filter((item) => isInMonth(month, item.startHolidayDate, item.endHolidayDate));
            return (
              <li key={month} className={styles.month} data-empty={own.length === 0 ? '' : undefined}>
                <MonthTag className={styles.monthName}>{longMonthName(month, env.locale)}</MonthTag>
                {own.length > 0 ? (
                  <ul className={styles.days}>
                    {own.map((item) => (
                      <li key={item.Id} data-past={item.past ? '' : undefined}>
                        <span className={styles.name} {...inLanguage(env, item)}>
                          {item.name}
                        </span>
                        <span className={styles.range}>
                          <Range item={item} env={env} />
                        </span>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className={styles.none}>{say(env, 'none')}</p>
                )}
              </li>
            );
          })}
        </ul>
        <CalendarLink feed="holidays" label={say(env, 'follow')} />
      </div>
    </div>
  );
}
