import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './register.module.css';

export function StaffRegister({ heading, text, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {text && <p>{text}</p>}
        </div>
        <ul className={styles.people}>
          {keyed(items, (item) => item.staff_Name).map(({ key, item }, index) => (
            <li key={key}>
              <div className={styles.frame}>
                {item.staff_Photo ? (
                  <Picture
                    src={item.staff_Photo}
                    media={item.staff_Photo_Media}
                    sizes="80px"
                    alt=""
                    className={styles.photo}
                  />
                ) : (
                  <Initials name={item.staff_Name} index={index} className={styles.photo} />
                )}
              </div>
              <div>
                <NameTag className={styles.name}>{item.staff_Name}</NameTag>
                <p className={styles.title}>{item.staff_Title}</p>
                {item.staff_Qualification && <p className={styles.more}>{item.staff_Qualification}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
