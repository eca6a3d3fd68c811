import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './story.module.css';

export function AboutStory({ about, missionHeading, visionHeading, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || !about) return <SectionNote env={env} heading={say(env, 'fallbackHeading')} />;
  const AimTag = subHeading(env);
  const paragraphs = (about.description ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const aims = [
    { heading: about.mission_Heading, fallback: missionHeading, text: about.mission_Description },
    { heading: about.vision_Heading, fallback: visionHeading, text: about.vision_Description },
  ].filter((aim) => aim.text);
  const own = inLanguage(env, about);
  return (
    <>
      <div className={styles.root}>
        <div className={`container ${styles.grid}`} data-photo={about.image ? '' : undefined}>
          <div className={styles.text}>
            <SectionHeading env={env} className={styles.heading} {...own}>
              {about.heading}
            </SectionHeading>
            {paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? styles.first : undefined} {...own}>
                {paragraph}
              </p>
            ))}
          </div>
          <Picture
            src={about.image}
            media={about.image_Media}
            sizes="(min-width: 64rem) 560px, (min-width: 48rem) 40vw, 100vw"
            className={styles.photo}
          />
        </div>
      </div>
      {aims.length > 0 && (
        <div className={styles.aims}>
          {aims.map((aim) => (
            <div key={aim.text} className={styles.aim}>
              <AimTag className={styles.aimName} {...(aim.heading && own)}>
                {aim.heading || aim.fallback}
              </AimTag>
              <p className={styles.aimText} {...own}>
                {aim.text}
              </p>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
