import type { SectionProps } from '#engine/section.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { LinePaperclip } from '../../../shared/line-icons.tsx';
import { safeHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './stream.module.css';

export function NoticesStream({ heading, hideHeading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root}>
      <div className={`container ${styles.layout}`}>
        <SectionHeading env={env} isHidden={hideHeading} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul>
          {items.map((item) => {
            const date = item.entryDateTime.slice(0, 10);
            const href = safeHref(item.attachmentUrl);
            const level = item.level === 'Emergency' ? 'emergency' : item.level === 'Important' ? 'important' : '';
            return (
              <li
                key={item.noticeID}
                id={`notice-${item.noticeID}`}
                className={styles.notice}
                data-pinned={item.isPinned ? '' : undefined}
              >
                <p className={styles.meta}>
                  <time dateTime={date}>{dayMonthYear(date, env.locale)}</time>
                  {item.isPinned && <span className={styles.flag}>{say(env, 'pinned')}</span>}
                  {level && (
                    <span className={styles.flag} data-level={level}>
                      {say(env, level)}
                    </span>
                  )}
                </p>
                <div>
                  <NameTag className={styles.name} {...inLanguage(env, item)}>
                    {item.noticeHead}
                  </NameTag>
                  {item.noticeDetails && (
                    <p className={styles.details} {...inLanguage(env, item)}>
                      {item.noticeDetails}
                    </p>
                  )}
                  {href && (
                    <a
                      href={href}
                      className={styles.file}
                      aria-label={say(env, 'attachment', { name: item.noticeHead })}
                    >
                      <LinePaperclip size={20} /> {say(env, 'attachmentShort')}
                    </a>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
