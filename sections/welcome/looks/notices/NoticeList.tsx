import type { FromSchema } from 'json-schema-to-ts';
import type { SectionEnv } from '#engine/section.ts';
import type { notices } from '#schemas/sources/notices.ts';
import { withAnchor } from '../../../shared/complete-href.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { PauseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import styles from './notices.module.css';

interface Props {
  readonly notices: FromSchema<typeof notices.result>;
  readonly heading: string | undefined;
  readonly href: string | undefined;
  readonly moreLabel: string | undefined;
  readonly autoplayMs: number;
  readonly env: SectionEnv;
}

/** Five notices in view. It scrolls by hand; the script of `shared/snap-row` moves it on and pauses it. */
export function NoticeList({ notices, heading, href, moreLabel, autoplayMs, env }: Props) {
  const Title = subHeading(env);
  return (
    <div className={styles.notices} data-enhance="snap-row" data-row="y" data-autoplay-ms={autoplayMs}>
      <div className={styles.bar}>
        <Title className={styles.title} id={`${env.headingId}-notices`}>
          {heading}
        </Title>
        <div className={styles.controls} data-row-controls="" hidden>
          <button
            type="button"
            data-row-toggle=""
            data-label-stop={say(env, 'stop')}
            data-label-start={say(env, 'start')}
            aria-label={say(env, 'start')}
          >
            <PauseIcon size={18} className={styles.pause} />
            <PlayIcon size={18} className={styles.play} />
          </button>
        </div>
      </div>
      <ul
        className={styles.track}
        data-row-track=""
        {...scrollableRegion(notices.length > 5)}
        aria-labelledby={`${env.headingId}-notices`}
      >
        {notices.map((notice) => {
          const date = notice.entryDateTime.slice(0, 10);
          return (
            <li key={notice.noticeID} className={styles.notice} data-pinned={notice.isPinned ? '' : undefined}>
              <time dateTime={date} className={styles.date}>
                {dayMonthYear(date, env.locale)}
              </time>
              <p className={styles.head} {...inLanguage(env, notice)}>
                {href ? (
                  <a href={withAnchor(href, `notice-${notice.noticeID}`)}>{notice.noticeHead}</a>
                ) : (
                  notice.noticeHead
                )}
              </p>
              {notice.noticeDetails && (
                <p className={styles.text} {...inLanguage(env, notice)}>
                  {notice.noticeDetails}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {href && (
        <p className={styles.all}>
          <a href={href}>{moreLabel}</a>
        </p>
      )}
    </div>
  );
}
