import { Paperclip, Pin, Siren, TriangleAlert } from 'lucide-react';
import type { GroupNotice } from '#schemas/api/office.ts';
import { formatDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './family.module.css';
import { familyWords } from './words.ts';

/** The notices; the first one is open. */
export const Notices = ({ notices }: { readonly notices: readonly GroupNotice[] }) => {
  const say = useWords(familyWords);
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{say('notices')}</h2>
      {notices.length === 0 && <p className={classes.nothing}>{say('noNotices')}</p>}
      <ul>
        {notices.map((notice, at) => (
          <li key={notice.noticeID} className={classes.notice}>
            <Notice notice={notice} isOpen={at === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Notice = ({ notice, isOpen }: { readonly notice: GroupNotice; readonly isOpen: boolean }) => {
  const say = useWords(familyWords);
  const { noticeHead, noticeDetails, attachmentUrl, lang } = notice;
  const head = (
    <>
      <h3 lang={lang}>{noticeHead}</h3>
      <Facts notice={notice} />
    </>
  );
  if (!noticeDetails && !attachmentUrl) return <div className={classes.head}>{head}</div>;
  return (
    <details open={isOpen}>
      <summary className={classes.head}>{head}</summary>
      {noticeDetails && (
        <p className={classes.details} lang={lang}>
          {noticeDetails}
        </p>
      )}
      {attachmentUrl && (
        <a className={classes.file} href={attachmentUrl} target="_blank" rel="noreferrer">
          <Paperclip aria-hidden size={16} strokeWidth={1.75} />
          {say('attachment')}
        </a>
      )}
    </details>
  );
};

const Facts = ({ notice: { entryDateTime, level, isPinned, audience } }: { readonly notice: GroupNotice }) => {
  const say = useWords(familyWords);
  const locale = useLocale();
  return (
    <p className={classes.facts}>
      {level === 'Emergency' && (
        <b>
          <Siren aria-hidden size={14} strokeWidth={2} />
          {say('emergency')}
        </b>
      )}
      {level === 'Important' && (
        <b>
          <TriangleAlert aria-hidden size={14} strokeWidth={2} />
          {say('important')}
        </b>
      )}
      {isPinned && (
        <span>
          <Pin aria-hidden size={14} strokeWidth={1.75} />
          {say('pinned')}
        </span>
      )}
      <time dateTime={entryDateTime}>{formatDay(entryDateTime, locale)}</time>
      {audience === 'Parents' && <span>{say('forParents')}</span>}
      {audience === 'Students' && <span>{say('forStudents')}</span>}
    </p>
  );
};
