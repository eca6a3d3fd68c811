import type { SectionEnv } from '#engine/section.ts';
import type { TestimonialItem } from '#schemas/sources/testimonials.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import { Stars } from '../../../shared/stars/Stars.tsx';
import styles from './quoted.module.css';

interface Props {
  readonly item: TestimonialItem;
  readonly index: number;
  readonly env: SectionEnv;
}

export function Quote({ item, index, env }: Props) {
  const { rating } = item;
  return (
    <figure>
      <blockquote
        className={styles.message}
        data-long={item.message.length > 280 ? '' : undefined}
        {...inLanguage(env, item)}
      >
        {item.message}
      </blockquote>
      <figcaption className={styles.person}>
        {item.profileImage ? (
          <Picture
            src={item.profileImage}
            media={item.profileImage_Media}
            sizes="64px"
            alt=""
            className={styles.face}
          />
        ) : (
          <Initials name={item.name} index={index} className={styles.face} />
        )}
        <span>
          <strong className={styles.name}>{item.name}</strong>
          {item.profession && (
            <span className={styles.profession} {...inLanguage(env, item)}>
              {item.profession}
            </span>
          )}
          {rating && (
            <span className={styles.rating}>
              <Stars rating={rating} className={styles.stars} />
              <span>{say(env, 'stars', { n: rating })}</span>
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
