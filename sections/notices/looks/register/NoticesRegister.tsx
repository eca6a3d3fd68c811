import type { SectionProps } from '#engine/section.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { safeHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './register.module.css';

export function NoticesRegister({ heading, hideHeading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const Head = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} isHidden={hideHeading} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ol className={styles.list}>
          {items.map((notice) => {
            const date = notice.entryDateTime.slice(0, 10);
            const attachment = safeHref(notice.attachmentUrl);
            return (
              <li key={notice.noticeID} id={`notice-${notice.noticeID}`} className={styles.notice}>
                <p className={styles.date}>
                  <time dateTime={date}>{dayMonthYear(date, env.locale)}</time>
                  {notice.isPinned && <span className={styles.mark}>{say(env, 'pinned')}</span>}
                  {notice.level && notice.level !== 'Info' && (
                    <span className={styles.mark} data-level={notice.level}>
                      {say(env, notice.level)}
                    </span>
                  )}
                </p>
                <div>
                  <Head className={styles.head} {...inLanguage(env, notice)}>
                    {notice.noticeHead}
                  </Head>
                  {notice.noticeDetails && (
                    <p className={styles.text} {...inLanguage(env, notice)}>
                      {notice.noticeDetails}
                    </p>
                  )}
                  {attachment && (
                    <p>
                      <a href={attachment} className={styles.file}>
                        {say(env, 'attachment')}
                        <span className="visually-hidden">: {notice.noticeHead}</span>
                      </a>
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
