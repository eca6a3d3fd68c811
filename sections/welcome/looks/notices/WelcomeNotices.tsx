import type { SectionProps } from '#engine/section.ts';
import { Crest } from '../../../shared/Crest.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import { NoticeList } from './NoticeList.tsx';
import styles from './notices.module.css';
import { openingOf } from './opening.ts';

export function WelcomeNotices(props: SectionProps<Settings, Bindings>) {
  const { about, notices, school, heading, moreLabel, moreHref, env } = props;
  const name = school?.school_Name ?? '';
  const title = `${heading ?? ''} ${name}`.trim();
  if (env.state !== 'ok' || (!about && notices.length === 0)) return <SectionNote env={env} heading={title} />;
  const { paragraphs, more } = openingOf(about?.description ?? '');
  return (
    <div className={styles.root}>
      <div className={`container ${styles.grid}`} data-both={about && notices.length > 0 ? '' : undefined}>
        <div>
          <div className={styles.name}>
            {school && (
              <Crest
                name={name}
                src={school.school_Logo_Image}
                media={school.school_Logo_Image_Media}
                sizes="96px"
                className={styles.crest}
              />
            )}
            <SectionHeading env={env} className={styles.heading}>
              <span className={styles.to}>{heading}</span> {name}
            </SectionHeading>
          </div>
          {about && (
            <>
              <p className={styles.lead} {...inLanguage(env, about)}>
                {about.heading}
              </p>
              {about.image && (
                <figure className={styles.figure}>
                  <Picture
                    src={about.image}
                    media={about.image_Media}
                    sizes="(min-width: 64rem) 700px, (min-width: 48rem) 60vw, calc(100vw - 2.5rem)"
                    className={styles.photo}
                  />
                  {about.image_Media?.alt && (
                    <figcaption className={styles.caption} aria-hidden="true">
                      {about.image_Media.alt}
                    </figcaption>
                  )}
                </figure>
              )}
              <div className={styles.body} {...inLanguage(env, about)}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {moreHref && more && (
                <p className={styles.more}>
                  <a href={moreHref}>{moreLabel}</a>
                </p>
              )}
            </>
          )}
        </div>
        {notices.length > 0 && (
          <NoticeList
            notices={notices}
            heading={props.noticesHeading}
            href={props.noticesHref}
            moreLabel={props.noticesLabel}
            autoplayMs={props.autoplayMs}
            env={env}
          />
        )}
      </div>
    </div>
  );
}
