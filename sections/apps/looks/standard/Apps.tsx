import type { SectionProps } from '#engine/section.ts';
import { safeHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Phone } from './Phone.tsx';
import styles from './standard.module.css';

const stores = [
  { field: 'android_Url', on: 'google', name: 'googleStore' },
  { field: 'apple_Url', on: 'apple', name: 'appleStore' },
] as const;

export function Apps({ env, heading, lead, country, apps, links = [] }: SectionProps<Settings, Bindings>) {
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <div>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          <ul className={styles.apps}>
            {apps.map((app) => {
              const link = links.find(({ app_For }) => app_For === app.for);
              const offered = stores.filter(({ field }) => link?.[field]);
              return (
                <li key={app.heading} className={styles.app}>
                  <SubTag className={styles.name}>{app.heading}</SubTag>
                  <p>{app.text}</p>
                  {offered.length > 0 && (
                    <p className={styles.stores}>
                      {offered.map(({ field, on, name }) => (
                        <a key={field} className={styles.store} href={safeHref(link?.[field])} rel="noopener">
                          <small>{say(env, on)}</small> {say(env, name)}
                          <span className="visually-hidden">: {app.heading}</span>
                        </a>
                      ))}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
          <p className={styles.country}>{say(env, 'available', { country })}</p>
        </div>
        <Phone env={env} />
      </div>
    </div>
  );
}
