import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { EnquireLink } from '../../EnquireLink.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './ladder.module.css';

export function ClassesLadder({
  heading,
  hideHeading,
  items,
  pictures = true,
  enquireHref,
  admissionOpen,
  env,
}: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} isHidden={hideHeading} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul className={styles.steps} data-plain={pictures ? undefined : ''}>
          {keyed(items, (item) => item.className).map(({ key, item }) => {
            const facts = [
              { label: say(env, 'fees'), value: item.classFees },
              { label: say(env, 'time'), value: item.classTime },
              { label: say(env, 'size'), value: item.classSize },
            ].filter((fact) => fact.value);
            return (
              <li key={key} className={styles.step}>
                {!pictures ? null : item.classImage ? (
                  <Picture
                    src={item.classImage}
                    media={item.classImage_Media}
                    sizes="(min-width: 64rem) 380px, (min-width: 48rem) 34vw, 100vw"
                    alt=""
                    className={styles.photo}
                  />
                ) : (
                  <span className={styles.missing}>
                    <Contours seed={item.className} />
                  </span>
                )}
                <div>
                  {item.childrenAge && <p className={styles.age}>{say(env, 'age', { age: item.childrenAge })}</p>}
                  <NameTag className={styles.name} {...inLanguage(env, item)}>
                    {item.className}
                  </NameTag>
                  <EnquireLink env={env} href={enquireHref} isOpen={admissionOpen} className={item.className} />
                </div>
                {facts.length > 0 && (
                  <dl className={styles.facts}>
                    {facts.map(({ label, value }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd {...inLanguage(env, item)}>{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
