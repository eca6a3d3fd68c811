import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { dayMonthYear } from '../../../shared/dates.ts';
import { ArrowRightIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { safeHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './board.module.css';

export function NoticesBoard({ heading, hideHeading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} isHidden={hideHeading}>
          {heading}
        </SectionHeading>
        <ul className={styles.board}>
          {items.map((notice) => (
            <Slip key={notice.noticeID} notice={notice} env={env} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Slip({ notice, env }: { readonly notice: Bindings['items'][number]; readonly env: SectionEnv }) {
  const Head = subHeading(env);
  const { noticeID, noticeHead, noticeDetails, isPinned, level } = notice;
  const date = notice.entryDateTime.slice(0, 10);
  const attachment = safeHref(notice.attachmentUrl);
  return (
    <li className={styles.slip} id={`notice-${noticeID}`} data-pinned={isPinned ? '' : undefined}>
      <p className={styles.meta}>
        <time dateTime={date}>{dayMonthYear(date, env.locale)}</time>
        {isPinned && <span>{say(env, 'pinned')}</span>}
        {level && level !== 'Info' && <strong className={styles.level}>{say(env, level)}</strong>}
      </p>
      <Head className={styles.name} {...inLanguage(env, notice)}>
        {noticeHead}
      </Head>
      {noticeDetails && (
        <p className={styles.text} {...inLanguage(env, notice)}>
          {noticeDetails}
        </p>
      )}
      {attachment && (
        <a href={attachment} className={styles.file}>
          {say(env, 'attachment')}
          <span className="visually-hidden">: {noticeHead}</span> <ArrowRightIcon size={20} />
        </a>
      )}
    </li>
  );
}
