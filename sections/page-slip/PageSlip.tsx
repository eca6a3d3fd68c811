import type { SectionProps } from '../../engine/section.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import styles from './page-slip.module.css';
import type { Bindings, Settings } from './schema.ts';

/** A message of a whole page, written on a ruled slip. */
export function PageSlip({ heading, text, linkLabel, linkHref, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.slip}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {text && <p className={styles.text}>{text}</p>}
          {linkHref && (
            <p>
              <a href={linkHref} className="button">
                {linkLabel}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
