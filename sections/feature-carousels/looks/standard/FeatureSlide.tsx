import type { SectionEnv } from '#engine/section.ts';
import { keyed } from '../../../shared/keyed.ts';
import { say } from '../../../shared/say.ts';
import styles from './standard.module.css';

interface Props {
  readonly slide: { readonly heading: string; readonly text: string; readonly rows?: readonly string[] };
  readonly env: SectionEnv;
  /** "2 of 5". */
  readonly position: string;
}

const tags = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

/** A feature with a slip of what it looks like in the office. */
export function FeatureSlide({ slide, env, position }: Props) {
  const Tag = tags[env.headingLevel];
  return (
    <div className={styles.slide} role="group" aria-roledescription={say(env, 'slide')} aria-label={position}>
      <Tag className={styles.title}>{slide.heading}</Tag>
      <p>{slide.text}</p>
      {slide.rows && (
        <ul className={styles.slip}>
          {keyed(slide.rows, (text) => text).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
