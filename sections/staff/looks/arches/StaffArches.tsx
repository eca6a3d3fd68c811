import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './arches.module.css';

export function StaffArches({ heading, text, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  // Where few have a photo, empty arches would be all there is to see.
  const pictured = items.filter((item) => item.staff_Photo).length;
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env}>{heading}</SectionHeading>
        {text && <p className={styles.intro}>{text}</p>}
        <ul className={styles.people} data-names={pictured * 2 < items.length ? '' : undefined}>
          {keyed(items, (item) => item.staff_Name).map(({ key, item }, index) => (
            <li key={key}>
              <div className={styles.arch}>
                {item.staff_Photo ? (
                  <Picture
                    src={item.staff_Photo}
                    media={item.staff_Photo_Media}
                    sizes="(min-width: 64rem) 200px, (min-width: 48rem) 22vw, 42vw"
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
