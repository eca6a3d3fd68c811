import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { initialsOf } from '../../../shared/initials-of.ts';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { opening } from './opening.ts';
import type { Bindings, Settings } from './schema.ts';
import styles from './splits.module.css';

/** Characters of a message that are before the rest is folded away. */
const max = 520;

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);

export function MessagesSplits({ heading, items, limit, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const Tag = subHeading(env);
  return (
    <div>
      <SectionHeading env={env} className="visually-hidden">
        {heading}
      </SectionHeading>
      {keyed(items.slice(0, limit ?? 2), (item) => item.name).map(({ key, item }) => {
        const own = inLanguage(env, item);
        const { first, rest } = opening(item.description, max);
        return (
          <div key={key} className={styles.split}>
            <div className={styles.media}>
              {item.image ? (
                <Picture
                  src={item.image}
                  media={item.image_Media}
                  sizes="(min-width: 48rem) 42vw, 100vw"
                  className={styles.photo}
                />
              ) : (
                <span className={styles.missing} aria-hidden="true">
                  <Contours seed={item.name} rings={11} className={styles.contours} />
                  <span className={styles.initials}>{initialsOf(item.name)}</span>
                </span>
              )}
            </div>
            <div className={styles.words}>
              <Tag className={styles.title} {...own}>
                {item.heading || item.name}
              </Tag>
              <div className={styles.text} {...own}>
                {paragraphs(first)}
              </div>
              {rest && (
                <details className={styles.fold}>
                  <summary>{say(env, 'more')}</summary>
                  <div {...own}>{paragraphs(rest)}</div>
                </details>
              )}
              {item.heading && <p className={styles.name}>{item.name}</p>}
            </div>
          </div>
        );
      })}
    </div>
  );
}
