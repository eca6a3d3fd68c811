import type { SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { SliderControls } from '../../../shared/slider/SliderControls.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Placeholders } from './Placeholders.tsx';
import styles from './standard.module.css';

export function TopSchools(props: SectionProps<Settings, Partial<Bindings>>) {
  const { env, heading, moreLabel, moreHref, profileHref, autoplayMs, schools = [] } = props;
  if (env.state === 'empty' || env.state === 'error') return <SectionNote env={env} heading={heading} />;
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div
        className="container"
        role="group"
        aria-roledescription={say(env, 'carousel')}
        aria-labelledby={env.headingId}
        data-enhance="slider"
        data-autoplay-ms={autoplayMs}
      >
        <div className={styles.head}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          <SliderControls env={env} rotates={autoplayMs > 0} />
          <a className={styles.more} href={moreHref}>
            {moreLabel}
          </a>
        </div>
        {env.state === 'loading' ? (
          <Placeholders label={say(env, 'loading')} />
        ) : (
          <ul className={styles.track} data-slider-track="">
            {schools.map((school, index) => (
              <li key={school.schoolKey} className={styles.card}>
                {school.school_Logo_Image ? (
                  <Picture
                    src={school.school_Logo_Image}
                    media={school.school_Logo_Image_Media}
                    sizes="80px"
                    className={styles.logo}
                    logoOf={school.school_Name}
                    alt=""
                  />
                ) : (
                  <Initials name={school.school_Name} index={index} max={3} className={styles.initials} />
                )}
                <SubTag className={styles.name}>
                  <a href={fillRoute(profileHref, String(school.school_Slug || school.schoolKey))}>
                    {school.school_Name}
                  </a>
                </SubTag>
                {school.school_address && <p className={styles.address}>{school.school_address}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
