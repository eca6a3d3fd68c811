import type { SectionProps } from '#engine/section.ts';
import {
  AdminIcon,
  ArrowRightIcon,
  BooksIcon,
  BusIcon,
  CalendarIcon,
  type Icon,
  StudentIcon,
  TeacherIcon,
} from '../../../shared/icons.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, icons, Settings } from '../../schema.ts';
import styles from './standard.module.css';

const drawings: Readonly<Record<(typeof icons)[number], Icon>> = {
  admissions: AdminIcon,
  attendance: CalendarIcon,
  students: StudentIcon,
  exams: BooksIcon,
  staff: TeacherIcon,
  transport: BusIcon,
};

export function Features({ env, heading, lead, items, moreLabel, moreHref }: SectionProps<Settings, Bindings>) {
  const ItemTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.intro}>
          <SectionHeading env={env} className={styles.title}>
            {heading}
          </SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {moreLabel && moreHref && (
            <a className={styles.more} href={moreHref}>
              {moreLabel} <ArrowRightIcon size={18} className={styles.arrow} />
            </a>
          )}
        </div>
        <ul className={styles.items}>
          {items.map((item) => {
            const Drawing = item.icon && drawings[item.icon];
            return (
              <li key={item.heading} className={styles.item}>
                {Drawing && <Drawing size={32} className={styles.icon} />}
                <ItemTag className={styles.heading}>{item.heading}</ItemTag>
                <p className={styles.text}>{item.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
