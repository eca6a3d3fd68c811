import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './charter.module.css';

export function AboutCharter({ about, missionHeading, visionHeading, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || !about) return <SectionNote env={env} heading={say(env, 'fallbackHeading')} />;
  const Aim = subHeading(env);
  const aims = [
    { heading: about.mission_Heading, fallback: missionHeading, text: about.mission_Description },
    { heading: about.vision_Heading, fallback: visionHeading, text: about.vision_Description },
  ].filter((aim) => aim.text);
  const own = inLanguage(env, about);
  const paragraphs = (about.description ?? '').split(/\n+/).filter((paragraph) => paragraph.trim());
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading} {...own}>
          {about.heading}
        </SectionHeading>
        {about.image && (
          <figure className={styles.figure}>
            <Picture
              src={about.image}
              media={about.image_Media}
              sizes="(min-width: 80rem) 1180px, calc(100vw - 3.5rem)"
              className={styles.photo}
            />
            {about.image_Media?.alt && about.image_Media.alt !== about.heading && (
              <figcaption className={styles.caption} aria-hidden="true">
                {about.image_Media.alt}
              </figcaption>
            )}
          </figure>
        )}
        <div className={styles.layout} data-aims={aims.length > 0 ? '' : undefined}>
          <div className={styles.text} {...own}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {aims.length > 0 && (
            <div className={styles.aims}>
              {aims.map((aim) => (
                <div key={aim.text} className={styles.aim}>
                  <Aim className={styles.name} {...(aim.heading && own)}>
                    {aim.heading || aim.fallback}
                  </Aim>
                  <p {...own}>{aim.text}</p>
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
