import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import { introOf } from '../../intro.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { facilityIcon } from './facility-icon.ts';
import styles from './mosaic.module.css';
import { spans } from './spans.ts';

export function FacilitiesMosaic(props: SectionProps<Settings, Bindings>) {
  const { items, env } = props;
  const { heading, headingLanguage, text, textLanguage } = introOf(props, env);
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  const columns = spans(items.length);
  return (
    <div className="band">
      <div className="container">
        <SectionHeading env={env} {...headingLanguage}>
          {heading}
        </SectionHeading>
        {text && (
          <p className={styles.intro} {...textLanguage}>
            {text}
          </p>
        )}
        <ul className={styles.grid} data-few={items.length < 3 ? '' : undefined}>
          {items.map((item, index) => {
            const span = columns[index] ?? 4;
            const MissingIcon = facilityIcon(item.name);
            return (
              <li key={item.facilityId} className={styles.tile} data-span={span}>
                {item.image ? (
                  <Picture
                    src={item.image}
                    media={item.image_Media}
                    sizes={`(min-width: 64rem) ${Math.round((span / 12) * 1240)}px, (min-width: 48rem) 33vw, 50vw`}
                    alt=""
                    className={styles.photo}
                  />
                ) : (
                  <MissingIcon size={72} className={styles.icon} />
                )}
                <NameTag className={styles.name} {...inLanguage(env, item)}>
                  {item.name}
                </NameTag>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
