import type { SectionProps } from '#engine/section.ts';
import { Flower } from '../../../shared/Flower.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { splitLead } from './lead.ts';
import styles from './portrait.module.css';
import type { Bindings, Settings } from './schema.ts';

export function AboutPortrait({
  about,
  missionHeading,
  visionHeading,
  moreHref,
  moreLabel,
  env,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || !about) return <SectionNote env={env} heading={say(env, 'fallbackHeading')} />;
  const AimTag = subHeading(env);
  const { lead, paragraphs } = splitLead(about.description ?? '');
  const aims = [
    { heading: about.mission_Heading, fallback: missionHeading, text: about.mission_Description },
    { heading: about.vision_Heading, fallback: visionHeading, text: about.vision_Description },
  ].filter((aim) => aim.text);
  const own = inLanguage(env, about);
  return (
    <div className="band">
      <div className={`container ${styles.grid}`} data-photo={about.image ? '' : undefined}>
        {about.image && (
          <div className={styles.media}>
            <Picture
              src={about.image}
              media={about.image_Media}
              sizes="(min-width: 64rem) 500px, (min-width: 48rem) 40vw, calc(100vw - 2.5rem)"
              className={styles.photo}
            />
            <Flower className={styles.flower} />
          </div>
        )}
        <div className={styles.text}>
          <SectionHeading env={env} {...own}>
            {about.heading}
          </SectionHeading>
          {lead && (
            <p className={styles.lead} {...own}>
              {lead}
            </p>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} {...own}>
              {paragraph}
            </p>
          ))}
          {moreHref && (
            <p>
              <a href={moreHref}>{moreLabel}</a>
            </p>
          )}
        </div>
        {aims.length > 0 && (
          <div className={styles.aims}>
            {aims.map((aim) => (
              <div key={aim.text} className={styles.aim}>
                <AimTag className={styles.aimName} {...(aim.heading && own)}>
                  {aim.heading || aim.fallback}
                </AimTag>
                <p {...own}>{aim.text}</p>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
