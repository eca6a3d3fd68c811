import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './rail.module.css';

/** Whether a class is a number alone, as many schools write it: XII, 12. */
const isBare = (name: string): boolean => /^(\d+|[IVX]+)$/.test(name);

export function ToppersRail({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul className={styles.rail} aria-label={heading} {...scrollableRegion(items.length > 2)}>
          {keyed(items, (item) => item.student_Name).map(({ key, item }, index) => {
            const { class_Name: name = '' } = item;
            const named = isBare(name) ? say(env, 'classOf', { name }) : name;
            const group = [named, item.class_Section_Name].filter(Boolean).join(isBare(name) ? ' ' : ' · ');
            return (
              <li key={key} className={styles.card}>
                {item.student_Photo ? (
                  <Picture
                    src={item.student_Photo}
                    media={item.student_Photo_Media}
                    sizes="(min-width: 64rem) 250px, (min-width: 48rem) 22vw, 42vw"
                    alt=""
                    className={styles.photo}
                  />
                ) : (
                  <Initials name={item.student_Name} index={index} className={styles.photo} />
                )}
                {item.marks && <p className={styles.marks}>{item.marks}</p>}
                <NameTag className={styles.name}>{item.student_Name}</NameTag>
                {group && <p className={styles.group}>{group}</p>}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
