import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { cutText } from './cut-text.ts';
import { EventRows } from './EventRows.tsx';
import styles from './events.module.css';
import type { Bindings, Settings } from './schema.ts';

export function AboutEvents(props: SectionProps<Settings, Bindings>) {
  const { about, events, photos, collapseAt, toggleOver, readMore, showLess, env } = props;
  if (env.state !== 'ok' || !about) return <SectionNote env={env} heading={say(env, 'fallbackHeading')} />;
  const text = about.description ?? '';
  const aims = [
    { heading: about.mission_Heading, fallback: say(env, 'missionHeading'), text: about.mission_Description },
    { heading: about.vision_Heading, fallback: say(env, 'visionHeading'), text: about.vision_Description },
  ].filter((aim) => aim.text);
  const own = inLanguage(env, about);
  const { shown, tail, hidden } = cutText(text, collapseAt ?? 650, toggleOver ?? 150);
  // A short text hides nothing, and a button that would show nothing is not offered.
  const folds = text.length > (toggleOver ?? 150) && Boolean(tail || hidden.length > 0 || aims.length > 0);
  const AimTag = subHeading(env);
  const { eventsAfter, eventsLimit } = props;
  const coming = (events ?? []).filter((event) => !event.past).slice(eventsAfter, eventsAfter + eventsLimit);
  const second = (photos ?? []).flatMap((album) => album.schoolThemeMediaJson).find((media) => media.Media_Name);
  const last = shown.length - 1;
  return (
    <div className={styles.root}>
      <div className={`container ${styles.grid}`} data-events={coming.length > 0 ? '' : undefined}>
        <div className={styles.text} data-folds={folds ? '' : undefined}>
          <SectionHeading env={env} className={styles.heading} {...own}>
            {about.heading}
          </SectionHeading>
          <div className={styles.prose}>
            {shown.map((paragraph, index) => (
              <p key={paragraph} {...own}>
                {paragraph}
                {index === last && tail && (
                  <>
                    {!/[.!?।]$/.test(paragraph) && <span className={styles.dots}>…</span>}
                    <span className={styles.rest}>{tail}</span>
                  </>
                )}
              </p>
            ))}
            {(hidden.length > 0 || aims.length > 0) && (
              <div className={styles.rest}>
                {hidden.map((paragraph) => (
                  <p key={paragraph} {...own}>
                    {paragraph}
                  </p>
                ))}
                {aims.map((aim) => (
                  <div key={aim.text}>
                    <AimTag className={styles.aim} {...(aim.heading && own)}>
                      {aim.heading || aim.fallback}
                    </AimTag>
                    <p {...own}>{aim.text}</p>
                  </div>
                ))}
              </div>
            )}
          </div>
          {folds && (
            <details className={styles.toggle}>
              <summary>
                <span className={styles.more}>{readMore}</span>
                <span className={styles.less}>{showLess}</span>
              </summary>
            </details>
          )}
        </div>
        {(about.image || second) && (
          <div className={styles.images} data-pair={about.image && second ? '' : undefined}>
            <Picture
              src={about.image}
              media={about.image_Media}
              sizes="(min-width: 64rem) 460px, (min-width: 48rem) 55vw, 80vw"
              className={styles.front}
            />
            <Picture
              src={second?.Media_Name}
              media={second?.Media_Name_Media}
              sizes="(min-width: 64rem) 340px, (min-width: 48rem) 40vw, 60vw"
              className={styles.behind}
            />
          </div>
        )}
        {coming.length > 0 && (
          <EventRows
            events={coming}
            heading={props.eventsHeading}
            label={props.eventsLabel}
            href={props.eventsHref}
            env={env}
          />
        )}
      </div>
    </div>
  );
}
