import type { SectionProps } from '#engine/section.ts';
import { ArrowRightIcon } from '../../../shared/icons.tsx';
import { initialsOf } from '../../../shared/initials-of.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { NameSign } from './NameSign.tsx';
import styles from './standard.module.css';
import { ThemeStage } from './ThemeStage.tsx';

/** As the page of the registration takes them in its address. */
const fields = [
  { name: 'school', label: 'school_Name', autoComplete: 'organization', maxLength: 150 },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 100 },
] as const;

export function Hero(props: SectionProps<Settings, Bindings>) {
  const { env, albums = [], signedIn, themes, terms = [] } = props;
  const NameTag = subHeading(env);
  const themeId = (id: number) => `${env.headingId}-theme-${id}`;
  const list = (
    <ul className={styles.themes} aria-label={say(env, 'themes')} {...scrollableRegion(signedIn === true)}>
      {themes.map((theme, index) => (
        <li key={theme.theme_Id} id={themeId(theme.theme_Id)} className={styles.theme}>
          <ThemeStage
            album={albums.find(({ album_Name }) => album_Name === theme.album)}
            first={index === 0}
            front={theme.front}
            sign={!signedIn && <NameSign env={env} />}
          />
          <div className={styles.words}>
            <NameTag className={styles.name}>{theme.name}</NameTag>
            <p className={styles.text}>{theme.text}</p>
          </div>
          {!signedIn && (
            <button
              type="submit"
              className={`button ${styles.keep}`}
              data-quiet={index > 0 ? '' : undefined}
              name="theme"
              value={theme.theme_Id}
            >
              {props.keepLabel}
              <span className="visually-hidden">: {theme.name}</span>
              {index === 0 && <ArrowRightIcon size={18} className={styles.arrow} />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`container ${styles.hero}`}>
      <SectionHeading env={env} className={styles.heading}>
        {props.heading}
      </SectionHeading>
      <p className={styles.lead}>{props.lead}</p>
      {signedIn ? (
        list
      ) : (
        <form action={props.createHref} data-enhance="typed-name">
          <div className={styles.fields}>
            {fields.map(({ label, ...field }) => (
              <p key={field.name} className={styles.field}>
                <label htmlFor={`${env.headingId}-${field.name}`}>{say(env, label)}</label>
                <input id={`${env.headingId}-${field.name}`} {...field} />
              </p>
            ))}
            <p className={styles.initials} data-typed="initials" aria-hidden="true">
              {initialsOf(say(env, 'yourSchool'))}
            </p>
          </div>
          <ul className={styles.tabs} data-tabs="">
            {themes.map((theme, index) => (
              <li key={theme.theme_Id}>
                <a href={`#${themeId(theme.theme_Id)}`} aria-current={index === 0 ? 'true' : undefined}>
                  {theme.name}
                </a>
              </li>
            ))}
          </ul>
          {list}
        </form>
      )}
      {terms.length > 0 && (
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
