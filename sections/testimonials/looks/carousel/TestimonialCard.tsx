import type { SectionEnv } from '#engine/section.ts';
import type { TestimonialItem } from '#schemas/sources/testimonials.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import { Stars } from '../../../shared/stars/Stars.tsx';
import styles from './carousel.module.css';

interface Props {
  readonly item: TestimonialItem;
  readonly index: number;
  readonly position: string;
  readonly env: SectionEnv;
}

export function TestimonialCard({ item, index, position, env }: Props) {
  const { rating } = item;
  return (
    <div className={styles.slide} role="group" aria-roledescription={say(env, 'slide')} aria-label={position}>
      <figure className={styles.card}>
        {rating && (
          <p className={styles.rating}>
            <Stars rating={rating} className={styles.stars} />
            <span className="visually-hidden">{say(env, 'starsLabel', { n: rating })}</span>
            <span aria-hidden="true">{say(env, 'stars', { n: rating })}</span>
          </p>
        )}
        <blockquote className={styles.message} {...inLanguage(env, item)}>
          {item.message}
        </blockquote>
        <figcaption className={styles.person}>
          {item.profileImage ? (
            <Picture
              src={item.profileImage}
              media={item.profileImage_Media}
              sizes="48px"
              alt=""
              className={styles.photo}
            />
          ) : (
            <Initials name={item.name} index={index} className={styles.photo} />
          )}
          <span>
            <strong className={styles.name}>{item.name}</strong>
            {item.profession && (
              <span className={styles.profession} {...inLanguage(env, item)}>
                {item.profession}
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
