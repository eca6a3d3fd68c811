import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { RuledHead } from '../../../shared/ruled-head/RuledHead.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import styles from './pair.module.css';
import type { Bindings, Settings } from './schema.ts';
import { splitWords } from './split-words.ts';

export function MessagesPair({ heading, items, autoplayMs, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const From = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container" data-enhance="snap-row" data-autoplay-ms={autoplayMs} data-autoplay="offered">
        <RuledHead env={env} heading={heading} turns />
        <ul
          className={styles.track}
          data-row-track=""
          {...scrollableRegion(items.length > 1)}
          aria-labelledby={env.headingId}
        >
          {keyed(items, (item) => item.name).map(({ key, item }, index) => {
            const { opening, rest } = splitWords(item.description);
            return (
              <li key={key} className={styles.message}>
                <div className={styles.portrait}>
                  {item.image ? (
                    <Picture
                      src={item.image}
                      media={item.image_Media}
                      sizes="(min-width: 64rem) 220px, (min-width: 48rem) 40vw, 80vw"
                      alt=""
                      className={styles.photo}
                    />
                  ) : (
                    <Initials name={item.name} index={index} className={styles.photo} />
                  )}
                </div>
                <div>
                  {item.heading && (
                    <From className={styles.from} {...inLanguage(env, item)}>
                      {item.heading}
                    </From>
                  )}
                  <p className={styles.text} {...inLanguage(env, item)}>
                    {opening}
                  </p>
                  {rest && (
                    <details className={styles.more}>
                      <summary>
                        <span className={styles.open}>{say(env, 'more')}</span>
                        <span className={styles.close}>{say(env, 'less')}</span>
                        <span className="visually-hidden">: {item.heading ?? item.name}</span>
                      </summary>
                      <p className={styles.text} {...inLanguage(env, item)}>
                        {rest}
                      </p>
                    </details>
                  )}
                  <p className={styles.signature}>{item.name}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
