import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

/** The offer, as a ticket. */
export function CreatePagePromo(props: SectionProps<Settings, Bindings>) {
  const { env, heading, text, signedIn } = props;
  return (
    <div className={`container ${styles.root}`}>
      <div className={styles.ticket}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.actions}>
          {!signedIn && (
            <a className={styles.create} href={props.createHref}>
              {props.createLabel}
            </a>
          )}
          <a className={styles.how} href={props.howHref}>
            {props.howLabel}
          </a>
        </p>
      </div>
    </div>
  );
}
