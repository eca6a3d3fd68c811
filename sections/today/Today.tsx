import type { ReactNode } from 'react';
import type { SectionProps } from '#engine/section.ts';
import { withAnchor } from '../shared/complete-href.ts';
import { fullDay } from '../shared/dates.ts';
import { inLanguage } from '../shared/in-language.ts';
import { safeHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import { hour } from '../shared/today/phases.ts';
import { TodayPhases, todayAttributes } from '../shared/today/TodayPhases.tsx';
import { dayNames } from './day-names.ts';
import type { Bindings, Settings } from './schema.ts';
import styles from './today.module.css';

type Props = SectionProps<Settings, Bindings> & {
  /** The sign of the day, drawn for the states that its stylesheet names. */
  readonly sign: ReactNode;
};

/** One line that says what is true today; pressed, it shows the rest. */
export function Today({ today, noticesHref, holidaysHref, sign, env }: Props) {
  if (env.state !== 'ok')
    return <p className="container note">{say(env, env.state === 'error' ? 'error' : 'empty')}</p>;
  const { pinned, timings } = today;
  const { date, nextHoliday } = today.days[0] ?? {};
  const line = (
    <>
      <span className={styles.sign}>{sign}</span>
      <TodayPhases today={today} env={env} className={styles.phase} />
    </>
  );
  if (!pinned && timings.length === 0)
    return (
      <div className={styles.root} {...todayAttributes(today, env)}>
        <div className={`container ${styles.line}`}>{line}</div>
      </div>
    );
  const notices = safeHref(noticesHref);
  const holidays = safeHref(holidaysHref);
  return (
    <div className={styles.root} {...todayAttributes(today, env)}>
      <details>
        <summary className={`container ${styles.line}`}>
          {line}
          <span className={styles.rest}>
            <span {...(pinned ? inLanguage(env, pinned) : {})}>{pinned?.noticeHead ?? say(env, 'timings')}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" className={styles.chevron} aria-hidden="true">
              <path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </span>
        </summary>
        <div className={`container ${styles.more}`}>
          {date && <p className={styles.date}>{fullDay(date, env.locale)}</p>}
          {timings.length > 0 && (
            <ul className={styles.timings}>
              {timings.map(({ days, opens, closes, name }) => (
                <li key={`${name}${days.join()}`}>
                  {name && <b {...inLanguage(env)}>{name}</b>}
                  <span>
                    {say(env, 'hours', {
                      days: dayNames(days, env),
                      opens: hour(opens, env),
                      closes: hour(closes, env),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.links}>
            {pinned && notices && (
              <a href={withAnchor(notices, `notice-${pinned.noticeID}`)} {...inLanguage(env, pinned)}>
                {pinned.noticeHead}
              </a>
            )}
            {pinned && !notices && <span {...inLanguage(env, pinned)}>{pinned.noticeHead}</span>}
            {nextHoliday && holidays && <a href={holidays}>{say(env, 'holidays')}</a>}
          </p>
        </div>
      </details>
    </div>
  );
}
