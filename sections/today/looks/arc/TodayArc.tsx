import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Today } from '../../Today.tsx';
import styles from './today.module.css';

const path = 'M6 38A66 30 0 0 1 138 38';

/** The way of the sun over the day of school; under the line on a day without. */
function Sign() {
  return (
    <svg viewBox="0 0 144 44" width="144" height="44" className={styles.arc} aria-hidden="true">
      <path d="M0 38H144" />
      <path d={path} className={styles.way} />
      <path d={path} pathLength="1" className={styles.gone} />
      <circle cx="72" cy="38" r="7" className={styles.sun} />
      <path d="M62 38a10 10 0 0 1 20 0" className={styles.down} />
    </svg>
  );
}

export function TodayArc(props: SectionProps<Settings, Bindings>) {
  return <Today {...props} sign={<Sign />} />;
}
