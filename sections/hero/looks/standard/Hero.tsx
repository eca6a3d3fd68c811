import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';
import { ThemePicture } from './ThemePicture.tsx';

export function Hero(props: SectionProps<Settings, Bindings>) {
  const { env } = props;
  const PromoTag = subHeading(env);
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <SectionHeading env={env} className={styles.heading}>
            {props.heading}
          </SectionHeading>
          <p className={styles.lead}>{props.lead}</p>
          <p className={styles.actions}>
            <a className="button" href={props.demoHref} data-dialog="demo-request">
              {props.demoLabel}
            </a>
            <a className="button" data-quiet="" href={props.schoolsHref}>
              {props.schoolsLabel}
            </a>
          </p>
        </div>
        <ThemePicture strings={env.strings} />
      </div>
      <div className="container">
        <div className={styles.ticket}>
          <PromoTag className={styles.promo}>{props.promoHeading}</PromoTag>
          <p className={styles.terms}>{props.promoText}</p>
          <p className={styles.actions}>
            <a className={styles.how} href={props.howHref}>
              {props.howLabel}
            </a>
            {!props.signedIn && (
              <a className={styles.create} href={props.createHref}>
                {props.createLabel}
              </a>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
