import type { SectionProps } from '#engine/section.ts';
import { withAnchor } from '../../../shared/complete-href.ts';
import { excerptOf } from '../../../shared/excerpt.ts';
import { CloseIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { safeHref } from '../../../shared/links.ts';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

/** More is read on the page of notices. */
const maxCharacters = 240;
const maxNotices = 3;

export function EmergencyBanner({ tone, noticesHref, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0)
    return <p className="container note">{say(env, env.state === 'error' ? 'error' : 'empty')}</p>;
  const shown = items.slice(0, maxNotices);
  const page = safeHref(noticesHref);
  return (
    // A notice that is changed or joined by another is a new one: who put the last away sees it.
    <div
      className={styles.root}
      data-tone={tone}
      data-emergency={shown.map(({ noticeID, entryDateTime }) => `${noticeID}@${entryDateTime}`).join(' ')}
    >
      <div className={`container ${styles.row}`}>
        <div className={styles.notices} role="alert">
          {shown.map((item) => {
            const attachment = safeHref(item.attachmentUrl);
            return (
              <div key={item.noticeID}>
                <p>
                  <span className={styles.level}>{say(env, 'level')}</span>{' '}
                  <strong {...inLanguage(env, item)}>{item.noticeHead}</strong>
                </p>
                {item.noticeDetails && <p {...inLanguage(env, item)}>{excerptOf(item.noticeDetails, maxCharacters)}</p>}
                {(page || attachment) && (
                  <p className={styles.links}>
                    {page && <a href={withAnchor(page, `notice-${item.noticeID}`)}>{say(env, 'more')}</a>}
                    {attachment && <a href={attachment}>{say(env, 'attachment')}</a>}
                  </p>
                )}
              </div>
            );
          })}
        </div>
        <button type="button" className={styles.dismiss} data-dismiss="">
          <CloseIcon size={20} />
          <span>{say(env, 'dismiss')}</span>
        </button>
      </div>
    </div>
  );
}
