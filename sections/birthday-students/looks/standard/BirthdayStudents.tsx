import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { decorations } from './decorations.tsx';
import styles from './standard.module.css';

export function BirthdayStudents({ heading, wish, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className="band">
      <div className={styles.root} data-few={items.length < 4 ? '' : undefined}>
        <div className="container">
          <SectionHeading env={env}>{heading}</SectionHeading>
        </div>
        <ul className={styles.row} {...scrollableRegion(items.length > 1)} aria-labelledby={env.headingId}>
          {keyed(items, (one) => one.student_Name).map(({ key, item: student }, index) => {
            const design = index % decorations.length;
            const Decoration = decorations[design];
            return (
              <li key={key} className={styles.card} data-design={design + 1}>
                {Decoration && <Decoration className={styles.decoration} />}
                {student.student_Photo ? (
                  <Picture
                    src={student.student_Photo}
                    media={student.student_Photo_Media}
                    sizes="144px"
                    alt=""
                    className={styles.photo}
                  />
                ) : (
                  <Initials name={student.student_Name} index={index} className={styles.photo} />
                )}
                <NameTag className={styles.name}>{student.student_Name}</NameTag>
                {student.class_Name && <p className={styles.class}>{student.class_Name}</p>}
                <p>{wish}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
