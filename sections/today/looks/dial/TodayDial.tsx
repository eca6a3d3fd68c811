import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Today } from '../../Today.tsx';
import styles from './today.module.css';

const hours = Array.from({ length: 12 }, (_, hour) => hour);

/** The face of a clock; its hands come with the time. */
function Sign() {
  return (
    <svg viewBox="-24 -24 48 48" width="40" height="40" className={styles.dial} aria-hidden="true">
      <circle r="22" />
      {hours.map((hour) => (
        <path key={hour} d={`M0 -19V${hour % 3 === 0 ? -15 : -16.5}`} transform={`rotate(${hour * 30})`} />
      ))}
      <path d="M0 2V-11" className={styles.hour} />
      <path d="M0 3V-16" className={styles.minute} />
    </svg>
  );
}

export function TodayDial(props: SectionProps<Settings, Bindings>) {
  return <Today {...props} sign={<Sign />} />;
}
