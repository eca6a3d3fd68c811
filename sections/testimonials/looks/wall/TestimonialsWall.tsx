import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { StarIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from './schema.ts';
import styles from './wall.module.css';

/** Characters under which a voice is set large. */
const short = 110;

export function TestimonialsWall({ heading, items, limit, env }: SectionProps<Omit<Settings, 'autoplayMs'>, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul className={styles.wall}>
          {keyed(items.slice(0, limit ?? 9), (item) => item.name).map(({ key, item }, index) => (
            <li key={key} className={styles.brick} data-short={item.message.length < short ? '' : undefined}>
              <figure>
                <blockquote className={styles.message} {...inLanguage(env, item)}>
                  {item.message}
                </blockquote>
                <figcaption className={styles.person}>
                  {item.profileImage ? (
                    <Picture
                      src={item.profileImage}
                      media={item.profileImage_Media}
                      sizes="56px"
                      alt=""
                      className={styles.photo}
                    />
                  ) : (
                    <Initials name={item.name} index={index} className={styles.photo} />
                  )}
                  <span className={styles.who}>
                    <span className={styles.name}>{item.name}</span>
                    {item.profession && (
                      <span className={styles.profession} {...inLanguage(env, item)}>
                        {item.profession}
                      </span>
                    )}
                  </span>
                  {item.rating && (
                    <span className={styles.rating}>
                      <span className="visually-hidden">{say(env, 'starsLabel', { n: item.rating })}</span>
                      <span aria-hidden="true">{say(env, 'stars', { n: item.rating })}</span>
                      <StarIcon size={16} />
                    </span>
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
