import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { mailHref, phoneHref, safeHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function SchoolProfile({ env, school, listHref }: SectionProps<Settings, Partial<Bindings>>) {
  if (!school?.school_Name)
    return (
      <div className={`container ${styles.root}`}>
        <SectionHeading env={env}>{say(env, 'missing')}</SectionHeading>
        <a className={styles.all} href={listHref}>
          {say(env, 'all')}
        </a>
      </div>
    );
  /** A value of a fact in the page's language, where it is one that the section knows. */
  const named = (fact: string, value: string | undefined) => value && (say(env, `${fact}.${value}`) || value);
  const website = safeHref(school.Website);
  const facts = [
    ['address', school.school_address],
    ['phone', school.phone && <a href={phoneHref(school.phone)}>{school.phone}</a>],
    ['email', school.email && <a href={mailHref(school.email)}>{school.email}</a>],
    ['website', website && <a href={website}>{website.replace(/^https?:\/\/|\/$/g, '')}</a>],
    ['officeHours', school.office_Hours],
    ['board', named('board', school.Board)],
    ['kind', named('kind', school.School_Type)],
    ['medium', school.Medium?.map((medium) => named('medium', medium)).join(', ')],
    ['since', school.Established_Year],
    ['principal', school.Principal_Name],
  ] as const;
  return (
    <div className={`container ${styles.root}`}>
      <a className={styles.all} href={listHref}>
        {say(env, 'all')}
      </a>
      <div className={styles.sheet}>
        {school.school_Logo_Image ? (
          <Picture
            src={school.school_Logo_Image}
            media={school.school_Logo_Image_Media}
            sizes="128px"
            className={styles.logo}
            logoOf={school.school_Name}
            alt=""
            priority="high"
          />
        ) : (
          <Initials name={school.school_Name} index={school.school_Name.length} max={3} className={styles.initials} />
        )}
        <div className={styles.words}>
          <SectionHeading env={env} className={styles.heading}>
            {school.school_Name}
          </SectionHeading>
          {school.City && <p className={styles.place}>{[school.City, school.State].filter(Boolean).join(', ')}</p>}
          <a className="button" href={school.url}>
            {say(env, 'visit')}
          </a>
        </div>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{say(env, name)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  );
}
