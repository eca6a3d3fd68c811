import type { SectionProps } from '../../engine/section.ts';
import { Flower } from '../shared/Flower.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import styles from './page-message.module.css';
import type { Bindings, Settings } from './schema.ts';

export function PageMessage({ heading, text, linkLabel, linkHref, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className={`container ${styles.root}`}>
      <Flower className={styles.flower} />
      <div>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <p className={styles.text}>{text}</p>
        <a href={linkHref} className="button">
          {linkLabel}
        </a>
      </div>
    </div>
  );
}
