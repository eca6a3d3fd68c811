import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function Features({ env, heading, items }: SectionProps<Settings, Bindings>) {
  const ItemTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className="container">
        <SectionHeading env={env} className={styles.title}>
          {heading}
        </SectionHeading>
        <div className={styles.items}>
          {items.map((item) => (
            <div key={item.heading} className={styles.item}>
              <ItemTag className={styles.heading}>
                <span className={styles.figure}>{item.figure}</span> {item.heading}
              </ItemTag>
              <p className={styles.text}>{item.text}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
