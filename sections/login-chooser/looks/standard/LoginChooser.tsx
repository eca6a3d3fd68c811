import type { SectionProps } from '#engine/section.ts';
import { AdminIcon, type Icon, ParentsIcon, StudentIcon, TeacherIcon } from '../../../shared/icons.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

interface Door {
  readonly key: string;
  readonly href: string;
  readonly icon: Icon;
}

const staffDoors: readonly Door[] = [
  { key: 'admin', href: '/login', icon: AdminIcon },
  { key: 'staff', href: '/login', icon: TeacherIcon },
];

/** Student and parent accounts live on a host of their own; parents are told apart by `?type=2`. */
const domainDoors = (studentDomain: string | null | undefined, siteUrl = ''): readonly Door[] => {
  const host = studentDomain
    ?.trim()
    .replace(/^https?:\/\//i, '')
    .replace(/(?<!\/)\/+$/, '');
  if (!host || host === '#') return [];
  const here = siteUrl.replace(/^https?:\/\//i, '') === host.toLowerCase();
  const address = here ? '/login' : `https://${host}/`;
  return [
    { key: 'student', href: address, icon: StudentIcon },
    { key: 'parent', href: `${address}?type=2`, icon: ParentsIcon },
  ];
};

export function LoginChooser({ heading, studentDomain, siteUrl, env }: SectionProps<Settings, Bindings>) {
  const doors = [...staffDoors, ...domainDoors(studentDomain, siteUrl)];
  return (
    <div className={`container ${styles.root}`}>
      <div className={styles.strip}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul className={styles.doors}>
          {doors.map(({ key, href, icon: DoorIcon }) => (
            <li key={key}>
              <a href={href} className={styles.door}>
                <DoorIcon size={28} />
                {say(env, key)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
