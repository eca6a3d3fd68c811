import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Pages } from './Pages.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './standard.module.css';

const inOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

export function SchoolList(props: SectionProps<Settings, Partial<Bindings>>) {
  const { env, heading, lead, list, profileHref, createLabel, createHref, signedIn } = props;
  const SubTag = subHeading(env);
  return (
    <div className={`container ${styles.root}`}>
      <div className={styles.head}>
        <div>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {createLabel && !signedIn && (
          <a className="button" data-quiet="" href={createHref}>
            {createLabel}
          </a>
        )}
      </div>
      {list ? (
        <>
          <SearchForm env={env} keyword={list.keyword} city={list.city} />
          {list.schools.length === 0 && (
            <p className="note">{say(env, list.keyword || list.city || list.page > 1 ? 'none' : 'empty')}</p>
          )}
          <ul className={styles.schools} aria-label={say(env, 'results')}>
            {list.schools.map((school, index) => (
              <li key={school.schoolKey} className={styles.school}>
                {school.school_Logo_Image ? (
                  <Picture
                    src={school.school_Logo_Image}
                    media={school.school_Logo_Image_Media}
                    sizes="64px"
                    className={styles.logo}
                    logoOf={school.school_Name}
                    alt=""
                  />
                ) : (
                  <Initials name={school.school_Name} index={index} max={3} className={styles.initials} />
                )}
                <div>
                  <SubTag className={styles.name}>
                    <a href={fillRoute(profileHref, String(school.school_Slug || school.schoolKey))}>
                      {school.school_Name}
                    </a>
                  </SubTag>
                  {school.school_address && <p className={styles.address}>{inOneLine(school.school_address)}</p>}
                </div>
                {school.City && !school.school_address?.includes(school.City) && (
                  <p className={styles.city}>{school.City}</p>
                )}
              </li>
            ))}
          </ul>
          <Pages env={env} list={list} />
        </>
      ) : (
        <p className="note">{say(env, env.state === 'empty' ? 'empty' : 'error')}</p>
      )}
    </div>
  );
}
