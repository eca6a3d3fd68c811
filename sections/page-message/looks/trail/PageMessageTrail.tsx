import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { FailureHelp } from '../../../shared/failure/FailureHelp.tsx';
import { LineArrowRight } from '../../../shared/line-icons.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './trail.module.css';

export function PageMessageTrail({ heading, text, env, ...failure }: SectionProps<Settings, Bindings>) {
  const pages = env.nav.filter((link) => link.menu === 'main' && link.href !== failure.linkHref);
  return (
    <div className={styles.root}>
      <Contours seed={heading ?? ''} rings={14} className={styles.contours} />
      <svg viewBox="0 0 600 400" className={styles.trail} fill="none" overflow="visible" aria-hidden="true">
        <path d="M0 372C110 330 140 252 250 260S360 180 330 120" strokeWidth="6" strokeDasharray="2 18" />
        <path d="M318 96l24 24m0-24l-24 24" strokeWidth="6" />
      </svg>
      <div className={`container ${styles.words}`}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <p className={styles.text}>{text}</p>
        <FailureHelp
          env={env}
          {...failure}
          className={styles.help}
          buttonClass={styles.home}
          icon={<LineArrowRight size={20} className={styles.flip} />}
        />
        {pages.length > 0 && (
          <ul className={styles.pages} aria-label={say(env, 'pages')}>
            {pages.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
