import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './list.module.css';

export function ProgrammesList({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <dl className={styles.list}>
          {keyed(items, (item) => item.heading_Text).map(({ key, item }) => (
            <div key={key} className={styles.item}>
              <dt {...inLanguage(env, item)}>{item.heading_Text}</dt>
              <dd className={styles.value} {...inLanguage(env, item)}>
                {item.heading_Text_value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
