import type { SectionEnv } from '../../engine/section.ts';
import type { TopSchoolItem } from '../../schemas/sources/top-schools.ts';
import { Picture } from '../shared/Picture.tsx';
import { subHeading } from '../shared/sub-heading.ts';
import { initialsOf } from './initials.ts';
import styles from './platform-schools.module.css';

interface Props {
  readonly school: TopSchoolItem;
  readonly env: SectionEnv;
  readonly index: number;
}

/** One school. The name is the link and covers the card; the logo repeats the name, so it has no alt text. */
export function SchoolCard({ school, env, index }: Props) {
  const NameTag = subHeading(env);
  const logo = school.school_Logo_Image;
  return (
    <li className={styles.card}>
      <div className={styles.face} data-pair={logo ? undefined : (index % 4) + 1}>
        {logo ? (
          <Picture src={logo} media={school.school_Logo_Image_Media} sizes="96px" className={styles.logo} alt="" />
        ) : (
          <span aria-hidden="true">{initialsOf(school.school_Name, env.locale)}</span>
        )}
      </div>
      <div className={styles.facts}>
        <NameTag className={styles.name}>
          <a href={school.url}>{school.school_Name}</a>
        </NameTag>
        {school.school_address && <p className={styles.address}>{school.school_address}</p>}
        <p className={styles.host}>{school.url.replace(/^https?:\/\//, '')}</p>
      </div>
    </li>
  );
}
