import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { initialsOf } from '../../../shared/initials-of.ts';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './tiles.module.css';

export function StaffTiles({ heading, text, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {text && <p className={styles.intro}>{text}</p>}
        <ul className={styles.people}>
          {keyed(items, (item) => item.staff_Name).map(({ key, item }) => (
            <li key={key}>
              {item.staff_Photo ? (
                <Picture
                  src={item.staff_Photo}
                  media={item.staff_Photo_Media}
                  sizes="(min-width: 64rem) 320px, (min-width: 48rem) 30vw, 46vw"
                  alt=""
                  className={styles.photo}
                />
              ) : (
                <span className={styles.missing} aria-hidden="true">
                  <Contours seed={item.staff_Name} rings={9} className={styles.contours} />
                  <span className={styles.initials}>{initialsOf(item.staff_Name)}</span>
                </span>
              )}
              <NameTag className={styles.name}>{item.staff_Name}</NameTag>
              <p className={styles.title}>{item.staff_Title}</p>
              {item.staff_Qualification && <p className={styles.more}>{item.staff_Qualification}</p>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
